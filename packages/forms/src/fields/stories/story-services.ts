import { fn } from "storybook/test";
import type { DocumentServices } from "../index.ts";
import type { Option, Source } from "../../index.ts";

const products: readonly Option[] = [
  { value: "p1", label: "Chakki Atta 10 kg", detail: "ANP-ATTA-CH10" },
  { value: "p2", label: "Toor Dal 1 kg", detail: "ANP-DAL-TO01" },
  { value: "p3", label: "Basmati Rice 5 kg", detail: "ANP-RICE-BA05" },
  {
    value: "p4",
    label: "Cold-pressed Groundnut Oil with the name of every village it came from 15 l",
    detail: "ANP-OIL-GN15-A-LONG-ONE",
  },
];
const units: readonly Option[] = [
  { value: "kg", label: "Kilogram" },
  { value: "g", label: "Gram" },
];

const fixed = (options: readonly Option[]): Source => ({
  search: (query) =>
    Promise.resolve(options.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase()))),
  resolve: (values) => Promise.resolve(options.filter(({ value }) => values.includes(value))),
});

/** Sources that answer from memory. */
export const sources: Readonly<Record<string, Source>> = {
  product: fixed(products),
  unit: fixed(units),
  /** Comes once somebody is in a field. */
  late: {
    search: () =>
      new Promise((resolve) => {
        document.addEventListener("focusin", () => resolve(units), { once: true });
      }),
  },
  nothing: { search: () => new Promise(() => undefined) },
};

const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`)}`;

/** Hears of documents that are taken out of a field. */
export const onRemoved = fn();

/** Keeps nothing: every upload becomes the same picture. */
export const documents: DocumentServices = {
  upload: (file, { onProgress }) => {
    onProgress(1);
    return Promise.resolve({ id: `kept-${file.name}`, url: picture("teal"), name: file.name });
  },
  urlOf: () => picture("peru"),
  onRemoved,
};
