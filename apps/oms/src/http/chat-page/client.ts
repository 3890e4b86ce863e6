// Runs in the browser of a retailer, by itself: the service hands it out with its types taken away. It imports types alone.
import type { ChatLine, ChatSession } from "@o2r/api/contract/engagement";

const find = <T extends Element>(kind: new () => T, selector: string): T => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new TypeError(`${selector} is missing`);
  return found;
};
const list = find(HTMLOListElement, "ol");
const scroller = find(HTMLElement, "main");
const form = find(HTMLFormElement, "form");
const box = find(HTMLInputElement, "input");
const send = find(HTMLButtonElement, "form button");
const again = find(HTMLButtonElement, "#again");
const status = find(HTMLElement, "#status");

/** Pages that may hold this one in a frame and give it a token. */
const hosts = (document.documentElement.dataset["hosts"] ?? "").split(" ").filter(Boolean);
const path = "/oms/chatbot/session";
/** Milliseconds between two looks at a chat: while something is looked up, and while a person answers. */
const paces = { CALLING: 1000, HANDED_OFF: 3000 } as const;

let chat: ChatSession | undefined;
let token = new URLSearchParams(location.hash.slice(1)).get("token") ?? undefined;
// Neither the history nor a picture of the address keeps it.
if (token !== undefined) history.replaceState(null, "", location.pathname);

const ownToken = (): string | undefined => {
  const cookie = document.cookie.split("; ").find((one) => one.startsWith("o2r_access="));
  return token ?? (cookie && decodeURIComponent(cookie.slice("o2r_access=".length)));
};

const say = (text: string, tone?: "danger"): void => {
  status.textContent = text;
  status.dataset["tone"] = tone ?? "";
};

interface Answer {
  readonly status: number;
  readonly payload?: ChatSession | null;
  readonly message: string;
}

const ask = async (method: "GET" | "POST", address: string, sent?: { body?: object; key: string }): Promise<Answer> => {
  const mine = ownToken();
  const reply = await fetch(address, {
    method,
    cache: "no-store",
    credentials: "omit",
    headers: {
      ...(mine !== undefined && { authorization: `Bearer ${mine}` }),
      ...(sent && { "idempotency-key": sent.key }),
      ...(sent?.body && { "content-type": "application/json" }),
    },
    ...(sent?.body && { body: JSON.stringify(sent.body) }),
  });
  const read: { payload?: ChatSession | null; errorMessage?: string } = await reply.json().catch(() => ({}));
  return { status: reply.status, message: read.errorMessage ?? "", ...(reply.ok && { payload: read.payload ?? null }) };
};

const speakers: Readonly<Record<ChatLine["from"], string>> = { BOT: "Assistant", RETAILER: "You", STAFF: "Support" };

const drawLine = ({ id, from, text, choices }: ChatLine, isLast: boolean): HTMLLIElement => {
  const line = document.createElement("li");
  line.dataset["from"] = from;
  line.dataset["line"] = id;
  const who = document.createElement("small");
  who.textContent = speakers[from];
  const words = document.createElement("p");
  words.textContent = text;
  line.append(who, words);
  if (isLast && choices.length > 0) {
    const group = document.createElement("div");
    group.className = "choices";
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", "Answers");
    for (const choice of choices) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = choice;
      button.addEventListener("click", () => void post(choice));
      group.append(button);
    }
    line.append(group);
  }
  return line;
};

const draw = (next: ChatSession): void => {
  const known = new Set([...list.querySelectorAll("li")].map((line) => line.dataset["line"]));
  const isNew = chat?.id !== next.id;
  chat = next;
  if (isNew) list.replaceChildren();
  else for (const old of list.querySelectorAll(".choices")) old.remove();
  const last = next.lines.at(-1);
  // What stands stays, so that a reader hears the new lines alone.
  for (const line of next.lines) {
    const drawn = isNew || !known.has(line.id) ? undefined : list.querySelector(`[data-line="${line.id}"]`);
    if (drawn == null) list.append(drawLine(line, line === last && next.state === "WAITING"));
    else if (line === last && next.state === "WAITING" && line.choices.length > 0)
      drawn.replaceWith(drawLine(line, true));
  }
  scroller.scrollTop = scroller.scrollHeight;
  const over = next.over !== "NO";
  form.hidden = over;
  again.hidden = !over;
  send.disabled = next.state === "CALLING";
  if (over) say("This chat is over.");
  else if (next.state === "CALLING") say("One moment, this is being looked up.");
  else if (next.state === "HANDED_OFF") say(`A person answers you here. Your ticket is ${next.ticket ?? "opened"}.`);
  else say("");
};

/** What went wrong, in words; who is not signed in is sent to where they can be, and whoever holds this page is told. */
const explain = ({ status: code, message }: Answer): void => {
  if (code !== 401) {
    say(message || "This did not work. Please try again.", "danger");
    return;
  }
  say("Please sign in again to go on.", "danger");
  for (const host of hosts) window.parent.postMessage({ type: "o2r-chat:token-wanted" }, host);
};

const begin = async (): Promise<void> => {
  const answer = await ask("POST", path, { key: crypto.randomUUID() });
  if (answer.payload) draw(answer.payload);
  else explain(answer);
};

let sending = false;
const post = async (text: string): Promise<void> => {
  if (sending || chat === undefined) return;
  sending = true;
  const sent = { body: { text }, key: crypto.randomUUID() };
  const address = `${path}/${chat.id}/message`;
  try {
    // Of one key it is said once, so that it can be sent again when the line breaks.
    const answer = await ask("POST", address, sent).catch(() => ask("POST", address, sent));
    if (answer.payload) {
      if (box.value.trim() === text) box.value = "";
      draw(answer.payload);
    } else explain(answer);
  } catch {
    say("The service cannot be reached. What you wrote is kept.", "danger");
  } finally {
    sending = false;
    if (!form.hidden) box.focus();
  }
};

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const text = box.value.trim();
  if (text !== "") void post(text);
});
again.addEventListener("click", () => void begin().then(() => box.focus()));

const look = async (): Promise<void> => {
  if (chat !== undefined && !sending && !document.hidden && (chat.state === "CALLING" || chat.state === "HANDED_OFF")) {
    const { id } = chat;
    const answer = await ask("GET", `${path}/${id}`).catch(() => undefined);
    if (answer?.payload && chat.id === id && !sending) draw(answer.payload);
    else if (answer?.status === 401) explain(answer);
  }
  const pace = chat?.state === "CALLING" ? paces.CALLING : paces.HANDED_OFF;
  setTimeout(() => void look(), pace);
};

const open = async (): Promise<void> => {
  const answer = await ask("GET", path);
  if (answer.status !== 200) explain(answer);
  else if (answer.payload && answer.payload.over === "NO") draw(answer.payload);
  else await begin();
};
const start = (): void => {
  open().catch(() => say("The service cannot be reached.", "danger"));
};

// An app that holds this page in a frame gives it the token of whoever is signed in there.
window.addEventListener("message", (event: MessageEvent<unknown>) => {
  if (event.source !== window.parent || !hosts.includes(event.origin)) return;
  const { data } = event;
  if (typeof data !== "object" || data === null) return;
  const given: unknown = Reflect.get(data, "type") === "o2r-chat:token" ? Reflect.get(data, "token") : undefined;
  if (typeof given !== "string") return;
  token = given;
  if (chat === undefined) start();
  else say("");
});

start();
void look();
