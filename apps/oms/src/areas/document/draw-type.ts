/** A picture that names what a file is, by the ending that we gave it: for a file that no browser draws within a page. */
export const drawType = (fileName: string): Buffer => {
  const ending = /[a-z]+$/.exec(fileName)?.[0]?.toUpperCase() ?? "";
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="${ending}">` +
      `<path d="M22 8h36l18 18v62H22z" fill="#fff" stroke="#5f6773" stroke-width="3"/>` +
      `<path d="M58 8v18h18" fill="none" stroke="#5f6773" stroke-width="3"/>` +
      `<text x="49" y="66" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#3a414b">${ending}</text></svg>`,
  );
};
