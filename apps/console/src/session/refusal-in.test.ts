import { expect, it } from "vitest";
import { refusalIn } from "./refusal-in.ts";

const say = refusalIn({
  Order: "ऑर्डर",
  "{0} not found": "{0} नहीं मिला",
  "Only {0} of {1} can be sent": "{1} के केवल {0} भेजे जा सकते हैं",
  "{0} is inactive": "{0} निष्क्रिय है",
  "{0} is inactive. Activate it first.": "{0} निष्क्रिय है। पहले उसे सक्रिय करें।",
  "What (exactly)?": "क्या?",
});

it.each([
  ["What (exactly)?", "क्या?"],
  ["Order not found", "ऑर्डर नहीं मिला"],
  ["Only 5 of Basmati Rice 5 kg can be sent", "Basmati Rice 5 kg के केवल 5 भेजे जा सकते हैं"],
  ["Pune Hub is inactive. Activate it first.", "Pune Hub निष्क्रिय है। पहले उसे सक्रिय करें।"],
  ["Pune Hub is inactive", "Pune Hub निष्क्रिय है"],
])("what the service says as %j is said as %j", (english, words) => {
  expect(say(english)).toBe(words);
});

it("what no text fits stays as the service said it", () => {
  for (const message of ["Nothing of the kind", "toString", ""]) expect(say(message)).toBe(message);
});
