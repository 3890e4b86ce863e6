/** The service's calls as both peers make them: at their own address, which hands them on, with the token of the console's cookie. */

const tokenName = "o2r_access=";

export const token = (): string | undefined =>
  document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(tokenName))
    ?.slice(tokenName.length);

export const forget = (): void => {
  document.cookie = `${tokenName}; Path=/; Max-Age=0`;
};

export const call = async <Payload>(path: string, init: RequestInit = {}): Promise<Payload> => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${decodeURIComponent(token() ?? "")}` };
  const response = await fetch(path, { ...init, headers });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const { payload }: { payload: Payload } = await response.json();
  return payload;
};

/** Begins a session, or throws. */
export const signIn = async (username: string, password: string): Promise<void> => {
  const body = JSON.stringify({ username, password });
  const { access_token } = await call<{ access_token: string }>("/oms/client/login", { method: "POST", body });
  document.cookie = `${tokenName}${encodeURIComponent(access_token)}; Path=/; SameSite=Strict`;
};

export const pictureOf = (id: string): string => `/oms/document/${id}/content?w=158`;
