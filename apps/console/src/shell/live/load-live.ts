/** The page itself comes first; whatever is live may begin a little later. */
const afterwards = 1_500;
/** Between two tries to load it, in milliseconds. */
const pause = 30_000;

const rest = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Fetches `Live` once the page stands, and again and again until it is there: nobody is told of what runs behind. */
export const loadLive = async () => {
  for (let wait = afterwards; ; wait = pause) {
    await rest(wait);
    const code = await import("./live.tsx").catch(() => undefined);
    if (code !== undefined) return code.Live;
  }
};
