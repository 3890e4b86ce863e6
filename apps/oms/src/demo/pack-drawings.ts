/** The shapes that packs are drawn in. */
export type PackShape = "pouch" | "bottle" | "tin" | "bar" | "box" | "jar" | "tube";

/** Main colour of the pack and the colour of its label. */
export interface BrandColours {
  readonly pack: string;
  readonly label: string;
}

const shapes: Record<PackShape, (colours: BrandColours) => string> = {
  pouch: ({ pack, label }) =>
    `<path d="M9 6h14l-1 3c2 5 2 12 0 17H10C8 21 8 14 10 9z" fill="${pack}"/><path d="M9.6 13h12.8v8H9.6z" fill="${label}"/>`,
  bottle: ({ pack, label }) =>
    `<path d="M14 4h4v4l3 4v14a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 11 26V12l3-4z" fill="${pack}"/><path d="M14 4h4v3h-4z" fill="${label}"/><path d="M11 15h10v7H11z" fill="${label}"/>`,
  tin: ({ pack, label }) =>
    `<rect x="8" y="7" width="16" height="20" rx="2" fill="${pack}"/><path d="M8 12h16v9H8z" fill="${label}"/><path d="M11 5h10v2H11z" fill="#a7a7b0"/>`,
  bar: ({ pack, label }) =>
    `<rect x="4" y="11" width="24" height="11" rx="2" fill="${pack}"/><path d="M9 11h14v11H9z" fill="${label}"/><circle cx="16" cy="16.500" r="3" fill="#fff" opacity=".85"/>`,
  box: ({ pack, label }) =>
    `<path d="M7 10h18v15H7z" fill="${pack}"/><path d="M7 10l3-4h12l3 4z" fill="${label}"/><path d="M11 15h10v3H11z" fill="${label}" opacity=".75"/>`,
  jar: ({ pack, label }) =>
    `<rect x="9" y="10" width="14" height="17" rx="3" fill="${pack}"/><rect x="10" y="5" width="12" height="5" rx="1" fill="${label}"/><path d="M9 15h14v6H9z" fill="#fff" opacity=".8"/>`,
  tube: ({ pack }) =>
    `<path d="M6 13h15l2 2v3l-2 2H6z" fill="${pack}"/><rect x="23" y="14" width="4" height="5" rx="1" fill="#d9d9de"/><path d="M9 15h8v3H9z" fill="#fff" opacity=".85"/>`,
};

const size = 474; // three times the width of 158 that lists ask for

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" fill="#f4f4f6"/>${inner}</svg>`;

/** A pack of a brand, as SVG text. */
export const drawPack = (shape: PackShape, colours: BrandColours): string => svg(shapes[shape](colours));

/** The logo of a brand or a company: a plain sign in its colours, as SVG text. */
export const drawLogo = ({ pack, label }: BrandColours, turns: number): string =>
  svg(
    `<circle cx="16" cy="16" r="11" fill="${pack}"/><path d="M16 8.500 23.500 16 16 23.500 8.500 16z" fill="${label}" transform="rotate(${turns * 15} 16 16)"/><circle cx="16" cy="16" r="2.500" fill="${pack}"/>`,
  );
