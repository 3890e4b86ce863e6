import { create } from "qrcode";
import { black, type Pen } from "./pen.ts";

/** Draws a QR code as one path: each row of dark modules that touch is one piece. */
export const drawQr = (
  pen: Pen,
  text: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void => {
  const { modules } = create(text, { errorCorrectionLevel: "L" });
  const step = side / modules.size;
  const dark = (row: number, column: number): boolean => column < modules.size && modules.get(row, column) === 1;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1) {
      if (!dark(row, column)) continue;
      let end = column + 1;
      while (dark(row, end)) end += 1;
      pen.doc.rect(x + column * step, y + row * step, (end - column) * step, step);
      column = end;
    }
  pen.doc.fill(black);
};
