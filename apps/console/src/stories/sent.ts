/** The bodies that calls of the present story have brought, in their order. Every list's story begins with none. */
export const sent: unknown[] = [];

/** Keeps what a call brings, and leaves it to be read by whoever answers. */
export const keep = async (request: Request): Promise<void> => {
  sent.push(await request.clone().json());
};
