const arrived = new Set<string>();

/** The style sheets that the service wrote into the page itself, as paths. */
const written = new Set(
  document
    .querySelector<HTMLStyleElement>("style[data-files]")
    ?.dataset["files"]?.split(" ")
    .map((file) => `/${file}`),
);

/** Whether a file came with the page and need not be asked for. */
export const isInPage = (path: string): boolean => written.has(path);

const entriesOf = (url: string): readonly PerformanceResourceTiming[] =>
  performance
    .getEntriesByName(url, "resource")
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming);

const cameAlready = (url: string): boolean =>
  arrived.has(url) || entriesOf(url).some(({ responseStatus }) => responseStatus === 200);

/** The page's own link to a file, while that is on its way: the service names what a page needs. */
const linkUnderWay = (url: string): HTMLLinkElement | undefined =>
  entriesOf(url).length > 0
    ? undefined
    : [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload], link[rel=stylesheet]")].find(
        ({ href }) => href === url,
      );

/** Whether the file of a link has come. */
const settled = (link: HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    for (const event of ["load", "error"])
      link.addEventListener(event, ({ type }) => resolve(type === "load"), { once: true });
  });

const bring = async (url: string): Promise<void> => {
  const link = linkUnderWay(url);
  // On a busy machine the page hears that a file came before the list of what came has it.
  const came = link !== undefined && (await settled(link));
  if (!came && !cameAlready(url)) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  arrived.add(url);
};

const underWay = new Map<string, Promise<void>>();

/** Two parts that begin at once share what is on its way to both. */
const fetchFile = (url: string): Promise<void> => {
  const begun = underWay.get(url) ?? bring(url).finally(() => underWay.delete(url));
  underWay.set(url, begun);
  return begun;
};

/**
 * Brings scripts and style sheets into the browser's cache; those that came already, or are on their way, are not asked for
 * again. Rejects when one does not arrive, which may be tried again, unlike an import.
 */
export const fetchFiles = async (files: readonly string[]): Promise<void> => {
  const urls = files.map((file) => new URL(file, document.baseURI).href);
  await Promise.all(urls.filter((url) => !cameAlready(url)).map(fetchFile));
};
