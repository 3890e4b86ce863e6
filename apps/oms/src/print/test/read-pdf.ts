import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What is written on each page of a PDF, a piece beside the other, as a reader finds it. */
export const readPdf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .filter((text) => text.trim() !== "")
        .join("|"),
    );
  }
  await loading.destroy();
  return pages;
};
