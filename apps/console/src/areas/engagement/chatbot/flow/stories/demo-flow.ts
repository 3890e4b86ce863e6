import { sentFlow, starterFlow, type StoredFlow, type WorkflowVersion } from "@o2r/api/contract/engagement";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../../stories/service.ts";
import { conditionService } from "../../condition/stories/demo-conditions.ts";
import { templateService } from "../../template/stories/demo-templates.ts";
import { demoWorkflow, workflowService } from "../../stories/demo-workflows.ts";

const at = (x: number, y: number) => ({ x, y });
const drawn: StoredFlow = {
  start: "welcome",
  nodes: [
    {
      id: "welcome",
      kind: "MESSAGE",
      title: "Welcome",
      at: at(112, 0),
      text: "Namaste {owner}, how can we help?",
      ends: false,
      next: "about",
    },
    {
      id: "about",
      kind: "QUESTION",
      title: "What is it about?",
      at: at(88, 160),
      text: "What is it about?",
      keep: "about",
      choices: [
        { label: "Where is my order", next: "arriving" },
        { label: "Talk to a person", next: "desk" },
      ],
      next: null,
      wrong: "desk",
    },
    {
      id: "desk",
      kind: "HAND_OFF",
      title: "Support desk",
      at: at(240, 320),
      text: "A person answers you soon.",
      topic: "DELIVERY",
    },
    {
      id: "arriving",
      kind: "MESSAGE",
      title: "Arriving today",
      at: at(-16, 320),
      text: "It comes today.",
      ends: true,
      next: null,
    },
  ],
};

const version = (n: number, part: Partial<WorkflowVersion> = {}): WorkflowVersion => ({
  n,
  note: null,
  publishedAt: "2026-11-20T09:12:00.000Z",
  publishedBy: "devika",
  restoredFrom: null,
  nodes: drawn.nodes.length,
  ...part,
});

/** A workflow with two versions, as the service answers its calls. What is saved and published stays. */
export const flowService = (): readonly RequestHandler[] => {
  let row = demoWorkflow(0);
  let flow: StoredFlow = drawn;
  let live: StoredFlow = drawn;
  const versions = [version(6), version(5, { note: "Greets and hands over", nodes: 2 })];
  const draft = () => ({ workflow: row, flow, live });
  const publishNext = (state: "PUBLISHED" | "ROLLED_BACK", part: Partial<WorkflowVersion>) => {
    const n = (versions[0]?.n ?? 0) + 1;
    versions.unshift(version(n, { ...part, nodes: flow.nodes.length }));
    live = flow;
    row = { ...row, state, liveVersion: n, version: row.version + 1, nodes: flow.nodes.length };
    return ok(row);
  };
  return [
    http.get("/oms/chatbot/workflow/:id/draft", () => ok(draft())),
    http.put("/oms/chatbot/workflow/:id/draft", async ({ request }) => {
      flow = (await request.json()) as StoredFlow; // what the editor sends
      row = { ...row, version: row.version + 1, nodes: flow.nodes.length };
      return ok(draft());
    }),
    http.get("/oms/chatbot/workflow/:id/versions", () => ok([...versions])),
    http.get("/oms/chatbot/workflow/:id/versions/:n", ({ params }) =>
      ok(params["n"] === "5" ? sentFlow(starterFlow) : drawn),
    ),
    http.post("/oms/chatbot/workflow/:id/publish", () => publishNext("PUBLISHED", {})),
    http.post("/oms/chatbot/workflow/:id/roll-back", () => {
      flow = sentFlow(starterFlow);
      return publishNext("ROLLED_BACK", { restoredFrom: 5 });
    }),
    ...conditionService(2),
    ...templateService(2),
    ...workflowService(),
  ];
};
