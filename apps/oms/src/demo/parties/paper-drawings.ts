import type { FilledIn } from "../make-images.ts";
import { drawText, type TextLook } from "./drawn-text.ts";

/** Says across a whole picture that it is none of a real paper. A pale colour, since a see-through layer takes long to draw. */
const specimen = (width: number, height: number, size: number, fill: string): string =>
  `<g transform="rotate(-24 ${width / 2} ${height / 2})">${drawText("SPECIMEN", [width / 2, height / 2 + size / 3], { size, weight: "600SemiBold", fill, at: "middle" })}</g>`;

/** Pixels for each unit of a drawing: as many as can be read, since each costs a start of the demo time. */
const scale = 0.8;

const svg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

const grey = "#71717a";
const strong = "600SemiBold";

/** A number as it is written into the form of its paper, in a strip of that width and height. */
const drawNumber = (words: string, [width, height]: readonly [number, number], look: TextLook): string =>
  svg(
    width,
    height,
    drawText(words, [look.at === "middle" ? width / 2 : 0, height / 2 + look.size * 0.36], { ...look, weight: strong }),
  );

const certificate = (): string => {
  const rows = [
    ["Constitution", "Proprietorship"],
    ["Place of business", "As typed, in one state"],
    ["Type of registration", "Regular"],
    ["Valid from", "01/07/2017"],
  ] as const;
  const table = rows.map(([label, words], index) => {
    const y = 282 + index * 50;
    return `<path d="M40 ${y + 18}h520" stroke="#d4d4d8"/>${drawText(label, [60, y], { size: 15, fill: grey })}${drawText(words, [260, y], { size: 16 })}`;
  });
  return svg(
    600,
    600,
    `<rect width="600" height="600" fill="#fff"/><rect x="16" y="16" width="568" height="568" fill="none" stroke="#e4e4e7" stroke-width="2"/>${specimen(600, 600, 118, "#fdeef1")}` +
      `<circle cx="300" cy="62" r="24" fill="none" stroke="${grey}" stroke-width="2"/><circle cx="300" cy="62" r="9" fill="none" stroke="${grey}" stroke-width="2"/><path d="M300 38v48M276 62h48M283 45l34 34M317 45l-34 34" stroke="${grey}"/>` +
      drawText("Form GST REG-06, as the demo draws it", [300, 116], { size: 15, fill: grey, at: "middle" }) +
      drawText("Registration Certificate", [300, 146], { size: 24, weight: strong, at: "middle" }) +
      drawText("Registration number", [40, 200], { size: 16, weight: strong }) +
      `<rect x="248" y="174" width="312" height="40" fill="none" stroke="#a1a1aa"/>` +
      `<rect x="40" y="250" width="520" height="200" fill="none" stroke="#d4d4d8"/>${table.join("")}` +
      drawText("Drawn for the demo. Issued by no authority, and good for nothing.", [300, 530], {
        size: 15,
        fill: grey,
        at: "middle",
      }),
  );
};

const panCard = (): string =>
  svg(
    600,
    380,
    `<rect width="600" height="380" fill="#fff"/><rect x="12" y="12" width="576" height="356" rx="18" fill="#dbeafe"/><path d="M12 250c160-60 340 60 576-40v140a18 18 0 0 1-18 18H30a18 18 0 0 1-18-18z" fill="#bfdbfe"/>${specimen(600, 380, 104, "#d3dffa")}` +
      drawText("Permanent Account Number Card", [36, 62], { size: 22, weight: strong, fill: "#1e3a8a" }) +
      drawText("as the demo draws it", [36, 88], { size: 15, fill: "#1e40af" }) +
      `<rect x="36" y="116" width="120" height="150" fill="#eff6ff"/>${head(96, 172, 26, "#93c5fd")}` +
      drawText("Holder: an individual", [190, 222], { size: 18, fill: "#3f3f46" }) +
      drawText("Issued by no authority, and good for nothing.", [36, 336], { size: 15, fill: "#1e40af" }),
  );

/** Draws certificates of registration for GST that nobody has issued, each with its number. */
export const certificates = (): ((gstin: string) => FilledIn) => {
  const form = certificate();
  return (gstin) => ({
    form,
    words: drawNumber(gstin, [305, 35], { size: 22, at: "middle" }),
    at: [250 * scale, 175 * scale],
  });
};

/** Draws cards of permanent account numbers that nobody has issued, each with its number. */
export const panCards = (): ((pan: string) => FilledIn) => {
  const form = panCard();
  return (pan) => ({ form, words: drawNumber(pan, [340, 60], { size: 40 }), at: [190 * scale, 135 * scale] });
};

const head = (x: number, y: number, size: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/><path d="M${x - size * 1.9} ${y + size * 3.2}c0-${size * 2.4} ${size * 3.8}-${size * 2.4} ${size * 3.8} 0z" fill="${colour}"/>`;

/** A sheet with a title that nobody has issued, as SVG text. */
export const drawPaper = (title: string): string =>
  svg(
    600,
    600,
    `<rect width="600" height="600" fill="#fff"/><rect x="16" y="16" width="568" height="568" fill="none" stroke="#e4e4e7" stroke-width="2"/>${specimen(600, 600, 118, "#fdeef1")}` +
      drawText(title, [300, 110], { size: 26, weight: strong, at: "middle" }) +
      Array.from({ length: 7 }, (_, line) => `<path d="M60 ${190 + line * 44}h480" stroke="#d4d4d8"/>`).join("") +
      drawText("Drawn for the demo. Issued by no authority, and good for nothing.", [300, 530], {
        size: 15,
        fill: grey,
        at: "middle",
      }),
  );

/** How many shop fronts of a kind, and how many people, there are to choose from. */
export const lookCount = 3;

/** The main colour of a shop front, and of its door and awning. */
const fronts = [
  ["#0f766e", "#99f6e4"],
  ["#b45309", "#fde68a"],
  ["#1d4ed8", "#bfdbfe"],
] as const;

/** A shop of a kind, such as `Kirana`, from across the street, as SVG text. */
export const drawShop = (kind: string, front: number): string => {
  const [main, light] = fronts[front % fronts.length] ?? fronts[0];
  const awning = Array.from(
    { length: 12 },
    (_, index) => `<path d="M${60 + index * 43.4} 176h43.4l6 52h-55.4z" fill="${index % 2 === 0 ? main : light}"/>`,
  );
  const goods = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [96 + (index % 8) * 40, 250 + Math.floor(index / 8) * 46];
    const colour = fronts[(index + front) % fronts.length]?.[index % 2] ?? light;
    return `<rect x="${x}" y="${y}" width="26" height="32" rx="3" fill="${colour}"/><path d="M${x - 8} ${y + 34}h42" stroke="#a8a29e" stroke-width="3"/>`;
  });
  return svg(
    640,
    440,
    `<rect width="640" height="440" fill="#e0f2fe"/><rect y="400" width="640" height="40" fill="#a8a29e"/><rect x="44" y="70" width="552" height="332" fill="#fafaf9"/>` +
      `<rect x="60" y="90" width="520" height="74" rx="6" fill="${main}"/>${drawText(kind.toUpperCase(), [320, 142], { size: 42, weight: strong, fill: "#fff", at: "middle" })}` +
      `${awning.join("")}<rect x="80" y="236" width="336" height="150" fill="#f5f5f4"/>${goods.join("")}` +
      `<rect x="448" y="236" width="112" height="166" fill="${light}"/><circle cx="466" cy="322" r="5" fill="${main}"/>` +
      drawText("Demo picture", [530, 428], { size: 14, fill: "#fff" }),
  );
};

const coats = ["#64748b", "#78716c", "#57534e"] as const;

/** Somebody in front of a wall, without a face; out of focus where it is to be sent back. As SVG text. */
export const drawPerson = (coat: number, outOfFocus = false): string => {
  const colour = coats[coat % coats.length] ?? coats[0];
  const blur = outOfFocus ? `<filter id="f"><feGaussianBlur stdDeviation="18"/></filter>` : "";
  return svg(
    440,
    440,
    `${blur}<rect width="440" height="440" fill="#e7e5e4"/><g${outOfFocus ? ' filter="url(#f)"' : ""}><rect y="330" width="440" height="110" fill="#d6d3d1"/>${head(220, 170, 74, colour)}</g>` +
      drawText("Demo picture", [220, 428], { size: 14, at: "middle" }),
  );
};
