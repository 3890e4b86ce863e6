import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";

type TicketRow = Insertable<Database["ticket"]>;

/** A conversation: what was asked, and what was said, by turns. */
export interface Script {
  readonly subject: string;
  readonly topic: TicketRow["topic"];
  readonly priority: NonNullable<TicketRow["priority"]>;
  readonly asked: string;
  readonly answered: string;
  readonly note?: string;
  readonly asks: string;
  readonly settled: string;
  readonly category: NonNullable<TicketRow["category"]>;
}

/** What retailers write about, and how it goes on. */
export const scripts: readonly Script[] = [
  {
    subject: "One carton short",
    topic: "SHORT",
    priority: "HIGH",
    asked: "Bill has 2 cartons of glucose biscuits, only 1 came. The other was open and wet.",
    answered: "Sorry for this. Both cartons are on the invoice, I am asking the hub now.",
    note: "Hub counted the van: 1 carton came back, outer wet. Credit for 1, not a resend.",
    asks: "Ok. Will the amount be cut from this bill or the next one?",
    settled: "From this bill itself. The credit note is on its way to you.",
    category: "CREDIT",
  },
  {
    subject: "Where is the van?",
    topic: "DELIVERY",
    priority: "NORMAL",
    asked: "Order was for this morning, nobody has come yet.",
    answered: "The van left late today. You are the ninth stop, about half past twelve.",
    asks: "Please tell the driver to call before, I close for lunch at one.",
    settled: "He has your number and calls ten minutes before.",
    category: "EXPLAINED",
  },
  {
    subject: "Paid twice by UPI",
    topic: "PAYMENT",
    priority: "URGENT",
    asked: "The amount went twice from my account for the same bill.",
    answered: "I see both payments. One is kept as your credit, or shall we send it back?",
    note: "Both references checked with accounts; second one is not allocated.",
    asks: "Keep it as credit for the next order.",
    settled: "Done, it will be taken off your next bill.",
    category: "SOLVED",
  },
  {
    subject: "Scheme not given on soap",
    topic: "PRICE",
    priority: "NORMAL",
    asked: "10 plus 1 was told for bath soap. No free piece in the bill.",
    answered: "The scheme begins with twelve pieces, your order had ten.",
    asks: "Then I take two more with the next order, please note it.",
    settled: "Noted. With twelve you get one free, shown before you confirm.",
    category: "EXPLAINED",
  },
  {
    subject: "Near expiry biscuits",
    topic: "RETURN",
    priority: "HIGH",
    asked: "The whole case of cream biscuits ends next month. I cannot sell so many.",
    answered: "Please send a picture of the date on the case.",
    asks: "Picture is with the delivery boy, he took it yesterday.",
    settled: "The case is taken back with the next delivery and credited.",
    category: "CREDIT",
  },
  {
    subject: "Change of mobile number",
    topic: "ACCOUNT",
    priority: "LOW",
    asked: "My old number is closed. Orders should come from the new one.",
    answered: "I have asked the onboarding team; they call you on both numbers to check.",
    asks: "They have not called until now.",
    settled: "They have called and changed it.",
    category: "SOLVED",
  },
];

/** Questions that are often asked. */
export const faqs = [
  [
    "DELIVERY",
    "When does my order come?",
    "On the day of your beat, between nine and six. The van calls ten minutes before.",
  ],
  [
    "DELIVERY",
    "Can I change the day of delivery?",
    "Yes, until the evening before: tell us the order and the day that suits you.",
  ],
  [
    "SHORT",
    "Something is missing or damaged. What now?",
    "Tell us within a day, with a picture. What was short is credited on the same bill.",
  ],
  ["PAYMENT", "How can I pay?", "By UPI, by cheque or in cash to the delivery boy, who gives you a receipt at once."],
  ["PAYMENT", "When is a credit note set off?", "With your next bill, or with the open one, as you wish."],
  [
    "RETURN",
    "Do you take back what is near its expiry?",
    "What came with less than half of its life is taken back with the next delivery.",
  ],
  [
    "PRICE",
    "Why is a scheme not on my bill?",
    "Schemes begin with a number of pieces, which is shown before you confirm the order.",
  ],
  [
    "ACCOUNT",
    "How do I change my shop's address?",
    "Ask here or your salesman. Somebody checks the new place before the next delivery.",
  ],
] as const;

/** Replies that are worded once. */
export const cannedReplies = [
  ["namaste", "Greeting", null, "Namaste {owner} ji, thank you for writing. I look into {ticket} at once."],
  [
    "credit-note",
    "Credit note on its way",
    "SHORT",
    "{owner} ji, the credit note for {shop} is being made and set off on this bill.",
  ],
  ["credit-next", "Set off on the next bill", "PAYMENT", "{owner} ji, the amount will be less on your next bill."],
  [
    "crate-return",
    "Crate pick-up",
    "RETURN",
    "Please keep the empty crates ready, the van takes them with the next delivery.",
  ],
  ["picture", "Ask for a picture", "SHORT", "Please send a picture of the goods and of the label on the case."],
  [
    "van-late",
    "Van is late",
    "DELIVERY",
    "{owner} ji, the van is late today. The driver calls you ten minutes before he comes.",
  ],
  [
    "scheme",
    "How schemes work",
    "PRICE",
    "The scheme is given from the number of pieces that is shown beside the product.",
  ],
  ["bye", "Close politely", null, "Glad to help, {owner} ji. If anything is open, write here within seven days."],
] as const;
