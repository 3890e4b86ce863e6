import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainSms, sizeOfSms } from "./segments.ts";

const gsm = "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCXYZÄÖÑÜ§¿abcxyzäöñüà";
const extension = "^{}\\[~]|€";

describe("a text as SMS", () => {
  // The limits of 3GPP TS 23.040, as operators publish them.
  it.each([
    ["an empty text", "", "GSM-7", 0, 0, 160],
    ["160 letters", "a".repeat(160), "GSM-7", 160, 1, 0],
    ["161 letters", "a".repeat(161), "GSM-7", 161, 2, 145],
    ["306 letters", "a".repeat(306), "GSM-7", 306, 2, 0],
    ["307 letters", "a".repeat(307), "GSM-7", 307, 3, 152],
    ["459 letters", "a".repeat(459), "GSM-7", 459, 3, 0],
    ["80 euro signs", "€".repeat(80), "GSM-7", 160, 1, 0],
    ["81 euro signs, of which none is torn in two", "€".repeat(81), "GSM-7", 162, 2, 143],
    ["159 letters and a bracket", `${"a".repeat(159)}[`, "GSM-7", 161, 2, 145],
    ["152 letters, a bracket at the seam, and more", `${"a".repeat(152)}[${"a".repeat(20)}`, "GSM-7", 174, 2, 131],
    ["70 letters of Hindi", "न".repeat(70), "UCS-2", 70, 1, 0],
    ["71 letters of Hindi", "न".repeat(71), "UCS-2", 71, 2, 63],
    ["134 letters of Hindi", "न".repeat(134), "UCS-2", 134, 2, 0],
    ["135 letters of Hindi", "न".repeat(135), "UCS-2", 135, 3, 66],
    ["35 faces", "😀".repeat(35), "UCS-2", 70, 1, 0],
    ["36 faces, of which none is torn in two", "😀".repeat(36), "UCS-2", 72, 2, 61],
    ["a price in rupees by its sign", "Pay ₹500", "UCS-2", 8, 1, 62],
    ["a backtick", "`", "UCS-2", 1, 1, 69],
    ["a curly quote", "Om’s", "UCS-2", 4, 1, 66],
    ["an á, which the alphabet lacks", "á", "UCS-2", 1, 1, 69],
    ["an à, which it has", "à", "GSM-7", 1, 1, 159],
  ] as const)("of %s is counted", (_, text, encoding, units, segments, left) => {
    expect(sizeOfSms(text)).toMatchObject({ encoding, units, segments, left });
  });

  it("names what makes it long, each once", () => {
    expect(sizeOfSms("₹5 – ₹6").odd).toEqual(["₹", "–"]);
    expect(plainSms("₹5 – “Om’s”…")).toBe('Rs.5 - "Om\'s"...');
    expect(sizeOfSms(plainSms("₹5 – “Om’s”…")).encoding).toBe("GSM-7");
  });

  it("is sent in the alphabet as long as every sign is in it, one or two places each", () => {
    const sign = fc.constantFrom(...Array.from(gsm + extension));
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 700 }), (signs) => {
        const { encoding, units, segments } = sizeOfSms(signs.join(""));
        expect(encoding).toBe("GSM-7");
        expect(units).toBe(signs.length + signs.filter((one) => extension.includes(one)).length);
        // What is paid for has room for all of it, and a part less has not: a seam loses a place at most.
        expect(segments * (segments > 1 ? 153 : 160)).toBeGreaterThanOrEqual(units);
        expect((segments - 1) * 152).toBeLessThan(units);
      }),
    );
  });

  it("never costs less when something is added", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.string({ unit: "grapheme" }), (text, more) => {
        expect(sizeOfSms(text + more).segments).toBeGreaterThanOrEqual(sizeOfSms(text).segments);
      }),
    );
  });
});
