import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { retailerOnboardingForm } from "@o2r/api/contract/parties";
import { defineForm, file, image, images, list } from "@o2r/forms";
import type { Client } from "../../test/client.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { checkDocuments } from "./check-documents.ts";

let service: DemoService;
let agent: Parameters<typeof checkDocuments>[1];
/** A document of each kind, uploaded by the agent as a person would. */
const uploaded: Record<string, string> = {};

const upload = async (as: Client, bytes: Uint8Array, name: string): Promise<string> => {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  const response = await as.raw("/oms/document/upload", { method: "POST", body: form });
  const { payload }: { payload: { id: string } } = await response.json();
  return payload.id;
};

const picture = (format: "jpeg" | "png" | "gif") =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#b43b2a" } })
    .toFormat(format)
    .toBuffer();

beforeAll(async () => {
  service = await startDemoService();
  const as = await service.signIn("onboarding_agent");
  for (const format of ["jpeg", "png", "gif"] as const)
    uploaded[format] = await upload(as, await picture(format), `shop.${format}`);
  uploaded["pdf"] = await upload(as, Buffer.from("%PDF-1.7\n%%EOF"), "shop.png");
  uploaded["eps"] = await upload(as, Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\nshowpage"), "shop.eps");
  const { id } = await service.db
    .selectFrom("app_user")
    .select("id")
    .where("username", "=", "onboarding_agent")
    .executeTakeFirstOrThrow();
  agent = { id, userType: "ONBOARDING_AGENT", warehouses: [], team: [], regions: [], beats: [], helps: false };
});
afterAll(() => service.stop());

const check = (form: Parameters<typeof checkDocuments>[2], values: object) =>
  checkDocuments(service.db, agent, form, values);

describe("a submission that names documents", () => {
  it.each([
    ["S5.32", "primaryImage"],
    ["S5.33", "secondaryImage"],
    ["S5.34", "shopImage"],
    ["S5.35", "gstImage"],
    ["S5.36", "panImage"],
  ])(
    "%s of a retailer who is taken on is refused a gif or pdf as %s, and takes jpeg, png and eps",
    async (_, field) => {
      for (const kind of ["jpeg", "png", "eps"]) {
        expect(await check(retailerOnboardingForm, { [field]: uploaded[kind] })).toEqual([]);
      }
      for (const kind of ["gif", "pdf"]) {
        expect(await check(retailerOnboardingForm, { [field]: uploaded[kind] })).toEqual([
          { field, message: "Only JPEG, PNG and EPS files can be images" },
        ]);
      }
    },
  );

  it("is refused by every field that does not take its document, also in rows, each by its own list", async () => {
    const form = defineForm({
      id: "papers",
      version: 1,
      fields: {
        paper: file({ label: "Paper", accept: ["application/pdf"] }),
        any: file({ label: "Any" }),
        shots: images({ label: "Shots", accept: ["image/jpeg", "image/gif"] }),
        lines: list({
          label: "Lines",
          fields: { photo: image({ label: "Photo", accept: ["image/jpeg", "image/gif", "image/png"] }) },
        }),
      },
    });
    const values = {
      paper: uploaded["png"],
      any: uploaded["eps"],
      shots: [uploaded["gif"], uploaded["pdf"]],
      lines: [{ photo: uploaded["jpeg"] }, {}, { photo: uploaded["eps"] }],
    };
    expect(await check(form, values)).toEqual([
      { field: "paper", message: "Only PDF files can be attached" },
      { field: "shots", message: "Only JPEG and GIF files can be images" },
      { field: "lines.2.photo", message: "Only JPEG, GIF and PNG files can be images" },
    ]);
    expect(await check(form, { lines: "none", any: "", shots: [] })).toEqual([]);
  });

  it("S5.31 is taken by a field for images that names no types, whatever may be uploaded", async () => {
    const form = defineForm({ id: "logo", version: 1, fields: { logo: image({ label: "Logo" }) } });
    for (const kind of ["jpeg", "gif", "png", "pdf", "eps"]) {
      expect(await check(form, { logo: uploaded[kind] })).toEqual([]);
    }
  });

  it("may name one picture twice, in one field and in several", async () => {
    const form = defineForm({
      id: "pictures",
      version: 1,
      fields: { shots: images({ label: "Shots" }), cover: image({ label: "Cover" }) },
    });
    const { png, jpeg } = uploaded;
    expect(await check(form, { shots: [png, jpeg, png?.toUpperCase()], cover: png })).toEqual([]);
  });

  it("is refused what is not there, and what is somebody else's own", async () => {
    const theirs = await upload(await service.signIn("calling_agent"), await picture("png"), "theirs.png");
    for (const id of [theirs, "0199f5c4-0000-7000-8000-000000000000", "no id"]) {
      expect(await check(retailerOnboardingForm, { shopImage: id })).toEqual([
        { field: "shopImage", message: "An image does not exist any more. Please upload it again" },
      ]);
    }
  });
});
