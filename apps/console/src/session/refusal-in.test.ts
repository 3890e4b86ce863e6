import { expect, it } from "vitest";
import { refusalIn } from "./refusal-in.ts";

const say = refusalIn({
  Order: "ऑर्डर",
  "{0} not found": "{0} नहीं मिला",
  "Only {0} of {1} can be sent": "{1} के केवल {0} भेजे जा सकते हैं",
  "{0} is inactive": "{0} निष्क्रिय है",
  "{0} is inactive. Activate it first.": "{0} निष्क्रिय है। पहले उसे सक्रिय करें।",
  "What (exactly)?": "क्या?",
  "{0} has {1}.": "{0} में {1} हैं।",
  "{0} has {1}, and {2}.": "{0} में {1} और {2} हैं।",
  units: "इकाइयाँ",
  "open order": "खुला ऑर्डर",
  "{0} that is {1} cannot be {2}": "{0} ({1}) के लिए यह नहीं हो सकता: {2}",
  order: "ऑर्डर",
  "on hold": "रुका हुआ",
});

it.each([
  ["What (exactly)?", "क्या?"],
  ["Order not found", "ऑर्डर नहीं मिला"],
  ["Only 5 of Basmati Rice 5 kg can be sent", "Basmati Rice 5 kg के केवल 5 भेजे जा सकते हैं"],
  ["Pune Hub is inactive. Activate it first.", "Pune Hub निष्क्रिय है। पहले उसे सक्रिय करें।"],
  ["Pune Hub is inactive", "Pune Hub निष्क्रिय है"],
  ["Pune Hub has 1,480 units, and 1 open order.", "Pune Hub में 1,480 इकाइयाँ और 1 खुला ऑर्डर हैं।"],
  ["Pune Hub has 2 units.", "Pune Hub में 2 इकाइयाँ हैं।"],
  ["An order that is on hold cannot be packed", "ऑर्डर (रुका हुआ) के लिए यह नहीं हो सकता: packed"],
  ["Pune Hub has 2 vans.", "Pune Hub में 2 vans हैं।"],
])("what the service says as %j is said as %j", (english, words) => {
  expect(say(english)).toBe(words);
});

it("what no text fits stays as the service said it", () => {
  for (const message of ["Nothing of the kind", "toString", ""]) expect(say(message)).toBe(message);
});
