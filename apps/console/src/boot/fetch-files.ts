const arrived = new Set<string>();

const cameAlready = (url: string): boolean =>
  arrived.has(url) ||
  performance
    .getEntriesByName(url, "resource")
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200);

const fetchFile = async (url: string): Promise<void> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
  arrived.add(url);
};

/**
 * Brings scripts and style sheets into the browser's cache; those that came already are not asked for again. Rejects when one does not
 * arrive, which may be tried again, unlike an import.
 */
export const fetchFiles = async (files: readonly string[]): Promise<void> => {
  const urls = files.map((file) => new URL(file, document.baseURI).href);
  await Promise.all(urls.filter((url) => !cameAlready(url)).map(fetchFile));
};
