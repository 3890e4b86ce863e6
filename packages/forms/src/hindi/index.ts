import { listed } from "../compile/listed.ts";
import type { FieldsDone, Messages } from "../compile/messages.ts";

const done: Readonly<Record<FieldsDone, string>> = {
  added: "जुड़े",
  removed: "हटे",
  filled: "भरे गए",
  emptied: "खाली हुए",
};
const most = 5;

/**
 * What the engine says in Hindi, the same in the browser and in the service: `useEngineForm(form, { messages: hindi })`,
 * `validateSubmission(form, body, { messages: hindi })`.
 */
export const hindi: Messages = {
  required: "यह भरना आवश्यक है",
  type: "यह मान पढ़ा नहीं जा सकता",
  minLength: "कम से कम {limit} अक्षर होने चाहिए",
  maxLength: "{limit} अक्षरों से अधिक नहीं हो सकता",
  pattern: "अपेक्षित रूप में नहीं है",
  min: "कम से कम {limit} होना चाहिए",
  max: "{limit} से अधिक नहीं हो सकता",
  integer: "पूर्ण संख्या भरें",
  decimals: "दशमलव के बाद {limit} से अधिक अंक नहीं हो सकते",
  negative: "ऋणात्मक नहीं हो सकता",
  leadingZero: "इसके लिए 0 मान्य नहीं है",
  option: "सूची में दिए मानों में से एक चुनें",
  count: "{limit} से अधिक प्रविष्टियाँ नहीं हो सकतीं",
  minItems: "कम से कम {limit} प्रविष्टियाँ चाहिए",
  unique: "यह सूची में पहले से है",
  percent: "प्रतिशत {limit}% से अधिक नहीं हो सकता",
  minDay: "{limit} या उसके बाद का दिन होना चाहिए",
  maxDay: "{limit} या उससे पहले का दिन होना चाहिए",
  minTime: "{limit} या उसके बाद का समय होना चाहिए",
  maxTime: "{limit} या उससे पहले का समय होना चाहिए",
  unchecked: "इसकी जाँच नहीं हो सकी। फिर से कोशिश करें",
  unknown: "यह फ़ील्ड ज्ञात नहीं है",
  body: "मानों का एक समूह अपेक्षित है",
  unsaved: "सहेजा नहीं जा सका",
  checks: {
    mobile: "मान्य मोबाइल नंबर भरें",
    tenDigits: "फ़ोन नंबर 10 अंकों का होना चाहिए",
    email: "मान्य ईमेल भरें",
    pan: "मान्य पैन नंबर भरें",
    gstin: "मान्य जीएसटी नंबर भरें",
    gstinChecksum: "मान्य जीएसटी नंबर भरें",
    gstinState: "जीएसटी नंबर किसी और राज्य का है",
    gstinPan: "जीएसटी नंबर किसी और पैन का है",
    fssai: "एफ़एसएसएआई नंबर 14 अंकों का होना चाहिए",
    eanLength: "ईएएन में 8, 12, 13 या 14 अंक होते हैं",
    eanChecksum: "अंतिम अंक पहले के अंकों से मेल नहीं खाता: पैक से मिलाएँ",
    pincode: "6 अंकों का पिनकोड भरें",
    hsn: "एचएसएन नंबर 10 अंकों से अधिक नहीं हो सकता",
    hsnLength: "चालान में एचएसएन 4, 6 या 8 अंकों का होता है",
    json: "मान्य जेसन डेटा भरें",
  },
  fields: (what, labels) => {
    const { length } = labels;
    const told = length > most ? [...labels.slice(0, most - 1), `${length - most + 1} और`] : labels;
    return `${length} फ़ील्ड ${done[what]}: ${listed(told, " और ", ", और ")}।`;
  },
};
