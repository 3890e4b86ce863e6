import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { publicImageUrl } from "@o2r/api/contract/document";
import {
  contentEndpoints as content,
  pageEndpoints as page,
  railEndpoints as rail,
  type ToldConfig,
} from "@o2r/api/contract/layout";
import { newId } from "../../../db/id.ts";
import { signPicture } from "../../../kit/sign-picture.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

const secret = "a secret of the test, and of nothing else 0123456789";
const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "1000", O2R_TOKEN_SECRET: secret });
const { db } = service;
const superAdmin = await service.signIn("super_admin");
afterAll(() => service.stop());

const upload = async (background: string) => {
  const bytes = await sharp({ create: { width: 900, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "banner.png");
  const response = await superAdmin.raw("/oms/document/upload", { method: "POST", body: form });
  const { payload }: { payload: { id: string } } = await response.json();
  return payload.id;
};
const [shown, draft, unheld] = [await upload("#b43b2a"), await upload("#2a3bb4"), await upload("#2ab43b")];
const banner = async (name: string, mobileImage: string) =>
  (await superAdmin.call(content.create, { body: { name, contentType: "BANNER", meta: '{"a":1}', mobileImage } }))
    .payload.id;
const held = await banner("Shown banner", shown);
await banner("Draft banner", draft);
const { rows: pictured } = await sql<{ id: string; image: string }>`select product.id, document_id as image
  from product join product_image on product_image.product_id = product.id
  where product.active and position = 0 order by product.id limit 1`.execute(db);
const product = (
  await superAdmin.call(content.create, {
    body: { name: "Shown product", contentType: "PRODUCT", product: pictured[0]?.id ?? "", meta: '{"a":1}' },
  })
).payload.id;
const railId = (
  await superAdmin.call(rail.create, {
    body: {
      name: "Pictures",
      railType: "DEFAULT",
      direction: "HORIZONTAL",
      isExternal: "no",
      contents: [held, product],
    },
  })
).payload.id;
const home = (
  await superAdmin.call(page.create, {
    body: { name: "Pictured home", app: "O2R", deviceType: "MOBILE", pageType: "STATIC", active: true },
  })
).payload.id;
const place = {
  id: newId(),
  railId,
  rank: "V",
  hidden: false,
  visibleFrom: null,
  visibleTill: null,
  hubs: [],
  audience: [],
};
const composed = await superAdmin.call(page.compose, { params: { id: home }, body: { base: [], places: [place] } });
await superAdmin.call(page.publish, { params: { id: home }, version: composed.payload.page.version, body: {} });
await sql`update app_config_version set body = jsonb_set(body, '{HOME}', to_jsonb(${home}::text))
  where live and app = 'O2R' and os = 'ANDROID' and is_default`.execute(db);
await sql`update app_config set version = version + 1`.execute(db);

const told = async () => {
  const response = await fetch(`${service.url}/oms/layout/appConfig?app=O2R&deviceType=MOBILE&os=ANDROID`);
  const { payload }: { payload: ToldConfig } = await response.json();
  return payload.pages.find(({ id }) => id === home)?.rails[0]?.contents ?? [];
};
const load = (address: string) => fetch(`${service.url}${address}`);
const signed = (id: string) => publicImageUrl(id, signPicture(new TextEncoder().encode(secret), id));

describe("the pictures that an app is told of", () => {
  it("are loaded by whoever was told, signed in or not, at the width of the screen", async () => {
    const [first, second] = await told();
    const addresses = [first?.mobileImage ?? "", second?.shows?.image ?? ""];
    for (const address of addresses) {
      const response = await load(address);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
      expect(response.headers.get("cache-control")).toMatch(/^public/);
      expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBeLessThanOrEqual(640);
    }
    const narrow = await load(addresses[0]?.replace("w=640", "w=316") ?? "");
    expect((await sharp(Buffer.from(await narrow.arrayBuffer())).metadata()).width).toBe(316);
  });

  it("and no others: not by a guess, nor by the signature of another, nor what nothing shows", async () => {
    const [first] = await told();
    const address = first?.mobileImage ?? "";
    const statuses = await Promise.all(
      [
        address.replace(shown, draft),
        address.replace(/s=[^&]+/, "s=AAAAAAAAAAAAAAAAAAAAAA"),
        address.replace(/s=[^&]+&/, ""),
        signed(unheld),
        signed(newId()),
        `/oms/document/${shown}/content`,
      ].map(async (one) => (await load(one)).status),
    );
    expect(statuses).toEqual([404, 404, 400, 404, 404, 401]);
  });

  it("never papers of people, even if somebody could sign for them", async () => {
    await sql`update retailer set shop_image = ${unheld} where id = (select id from retailer limit 1)`.execute(db);
    expect((await load(signed(unheld))).status).toBe(404);
    await sql`update layout_content set mobile_image_id = null, version = version + 1 where id = ${held}`.execute(db);
    await sql`delete from page_version_document where document_id = ${shown}`.execute(db);
    expect((await load(signed(shown))).status).toBe(404);
  });
});
