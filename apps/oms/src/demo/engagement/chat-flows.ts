import type { Flow, FlowNode, HandOffNode } from "@o2r/api/contract/engagement";

/** Where the `row`th node of a column stands. */
const at = (row: number, column = 0) => ({ x: column * 280, y: row * 160 });

const desk = (row: number, topic: HandOffNode["topic"]): FlowNode => ({
  kind: "HAND_OFF",
  id: "desk",
  title: "Support desk",
  at: at(row, 1),
  text: "A person of our support desk answers you here soon.",
  topic,
});

interface Played {
  readonly name: string;
  readonly trigger: string;
  /** Every version that was published, the newest last. */
  readonly versions: readonly Flow[];
  /** What is drawn now. */
  readonly drawn: Flow;
}

const orders: Flow = {
  start: "welcome",
  nodes: [
    {
      kind: "MESSAGE",
      id: "welcome",
      title: "Welcome",
      at: at(0),
      text: "Namaste {owner}, how can we help {shop}?",
      ends: false,
      next: "about",
    },
    {
      kind: "QUESTION",
      id: "about",
      title: "What is it about?",
      at: at(1),
      text: "What is it about?",
      keep: "about",
      choices: [
        { label: "Where is my order", next: "when" },
        { label: "Talk to a person", next: "desk" },
      ],
      next: null,
      wrong: "desk",
    },
    {
      kind: "QUESTION",
      id: "when",
      title: "Due today?",
      at: at(2),
      text: "Is the order due today?",
      keep: "today",
      choices: [
        { label: "Yes", next: "due" },
        { label: "No", next: "due" },
      ],
      next: null,
      wrong: "desk",
    },
    {
      kind: "CONDITION",
      id: "due",
      title: "On the van?",
      at: at(3),
      value: "today",
      is: "IS",
      than: "Yes",
      yes: "arriving",
      no: "packed",
    },
    {
      kind: "MESSAGE",
      id: "arriving",
      title: "Arriving today",
      at: at(4),
      text: "It reaches {shop} in the slot that you chose. The driver calls before.",
      ends: true,
      next: null,
    },
    {
      kind: "MESSAGE",
      id: "packed",
      title: "Being packed",
      at: at(5),
      text: "The hub packs it the evening before. You are told when it leaves.",
      ends: true,
      next: null,
    },
    desk(2, "DELIVERY"),
  ],
};

const short: Flow = {
  start: "what",
  nodes: [
    {
      kind: "QUESTION",
      id: "what",
      title: "What was short?",
      at: at(0),
      text: "{owner}, which product was short or damaged, and how many units?",
      keep: "short",
      choices: [],
      next: "noted",
      wrong: "desk",
    },
    {
      kind: "MESSAGE",
      id: "noted",
      title: "Noted",
      at: at(1),
      text: "Noted: {short}. Please keep the goods until we have called.",
      ends: false,
      next: "desk",
    },
    desk(2, "SHORT"),
  ],
};

const payment: Flow = {
  start: "how",
  nodes: [
    {
      kind: "QUESTION",
      id: "how",
      title: "How to pay",
      at: at(0),
      text: "How would you like to pay?",
      keep: "mode",
      choices: [
        { label: "UPI", next: "upi" },
        { label: "Cash to the driver", next: null },
      ],
      next: null,
      wrong: "desk",
    },
    {
      kind: "MESSAGE",
      id: "upi",
      title: "By UPI",
      at: at(1),
      text: "Open Payments in the app, choose the invoice and pay by UPI.",
      ends: true,
      next: null,
    },
    desk(2, "PAYMENT"),
  ],
};

/** What the chatbot of the demo plays: two workflows that are live, and one that is being drawn. */
export const chatFlows: readonly Played[] = [
  {
    name: "Where is my order",
    trigger: "order, where, delivery",
    versions: [
      { ...orders, nodes: orders.nodes.map((one) => (one.id === "welcome" ? { ...one, text: "Namaste!" } : one)) },
      orders,
    ],
    drawn: orders,
  },
  { name: "Something was short", trigger: "short, damaged, missing", versions: [short], drawn: short },
  { name: "Pay an invoice", trigger: "pay, invoice, due", versions: [], drawn: payment },
];
