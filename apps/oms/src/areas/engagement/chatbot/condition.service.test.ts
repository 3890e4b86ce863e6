import { afterAll, expect, it } from "vitest";
import { chatConditionEndpoints as condition } from "@o2r/api/contract/engagement";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
const superAdmin = await service.signIn("super_admin");
afterAll(() => service.stop());

const body = { name: "Asks for the night", value: "when", comparison: "CONTAINS", than: "night" } as const;

it("S7.61 a condition of the chatbot is kept once, under a name of its own", async () => {
  const { status, payload } = await superAdmin.call(condition.create, { body });
  expect([status, payload]).toEqual([200, expect.objectContaining(body)]);
  const again = await superAdmin.call(condition.create, { body: { ...body, name: "asks for the NIGHT" } });
  expect([again.status, again.errors]).toEqual([409, [{ field: "name", message: "This condition exists already" }]]);
});

it("names what an answer is kept as, so that a node can take it over", async () => {
  const { status, errors } = await superAdmin.call(condition.create, {
    body: { ...body, name: "Cannot be kept", value: "what shop?" },
  });
  expect([status, errors]).toEqual([422, [{ field: "value", message: "Use letters, digits and underscores" }]]);
});
