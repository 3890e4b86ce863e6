import { http } from "msw";
import { refuse } from "./service.ts";

/** The bodies that calls of the present story have brought, in their order. Each story begins with none. */
export const sent: unknown[] = [];

/** Keeps what a call brings, null where it brings nothing, and leaves it to be read by whoever answers. */
export const keep = async (request: Request): Promise<void> => {
  const text = await request.clone().text();
  sent.push(text === "" ? null : JSON.parse(text));
};

/** Keeps what each row's call brings, and refuses the one row's: somebody was faster. */
export const keepButRefuse = (
  method: "post" | "patch",
  path: `/oms/${string}/:id${string}`,
  id: string,
  said: string,
) =>
  http[method](path, async ({ request, params }) => {
    await keep(request);
    return params["id"] === id ? refuse(409, "row.conflict", said) : undefined;
  });
