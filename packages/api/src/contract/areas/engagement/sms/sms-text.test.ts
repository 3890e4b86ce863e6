import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillSms, longestSms, longestValue, sampleSms, slot, slotsOf } from "./sms-text.ts";

describe("a registered text", () => {
  it("takes its values in their order, and an example of each in a preview", () => {
    const body = `Dear ${slot}, ${slot} is in.`;
    expect(slotsOf(body)).toBe(2);
    expect(fillSms(body, ["Om Sai Kirana", "Toor Dal"])).toBe("Dear Om Sai Kirana, Toor Dal is in.");
    expect(sampleSms(body, ["owner", "product"])).toBe("Dear Sunita Jadhav, Toor Dal 1 kg is in.");
    expect(sampleSms(body, ["owner"])).toBe("Dear Sunita Jadhav,  is in.");
  });

  it("fills nothing that stands in a value again, and lets no value turn the writing or break the line", () => {
    expect(fillSms(`A ${slot} B ${slot}`, [slot, "two"])).toBe(`A ${slot} B two`);
    expect(fillSms(slot, ["one\ntwo\u202ethree\u0007"])).toBe("one two three");
  });

  it("takes at most 40 characters of a value, whichever they are, and stays as it was registered around them", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 80 }), { minLength: 1, maxLength: 6 }),
        (values) => {
          const parts = values.map((_, at) => `<${at}>`);
          const filled = fillSms(parts.join(slot), values);
          expect([...filled].length).toBeLessThanOrEqual(parts.join("").length + values.length * longestValue);
          expect(filled.startsWith("<0>") && filled.endsWith(`<${values.length - 1}>`)).toBe(true);
        },
      ),
    );
  });

  it("is counted with the longest values", () => {
    expect(longestSms(`Hi ${slot}!`)).toHaveLength(4 + longestValue);
  });
});
