import { afterAll, expect, it } from "vitest";
import { chatTemplateEndpoints as template } from "@o2r/api/contract/engagement";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
const superAdmin = await service.signIn("super_admin");
afterAll(() => service.stop());

const body = {
  name: "Which slot?",
  text: "When may we come, {owner}?",
  buttons: "Morning\n Evening \n\nMorning",
} as const;

it("S7.61 a template of the chatbot is kept once, with each of its buttons once", async () => {
  const { status, payload } = await superAdmin.call(template.create, { body });
  expect([status, payload]).toEqual([200, expect.objectContaining({ ...body, buttons: "Morning\nEvening" })]);
  const again = await superAdmin.call(template.create, { body: { ...body, name: "which SLOT?" } });
  expect([again.status, again.errors]).toEqual([409, [{ field: "name", message: "This template exists already" }]]);
});

it("has no more and no longer buttons than a question can offer", async () => {
  const tryWith = async (buttons: string) =>
    (await superAdmin.call(template.create, { body: { ...body, name: "Too much", buttons } })).errors;
  expect(await tryWith(Array.from({ length: 11 }, (_, at) => `Slot ${at}`).join("\n"))).toEqual([
    { field: "buttons", message: "A question has at most 10 choices" },
  ]);
  const long = "x".repeat(41);
  expect(await tryWith(long)).toEqual([{ field: "buttons", message: `“${long}” has more than 40 characters` }]);
});
