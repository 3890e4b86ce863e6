// Long because all of it is shown twice, of documents on disk and of those in a bucket.
import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentEndpoints as document } from "@o2r/api/contract/document";
import { brandEndpoints, productEndpoints } from "@o2r/api/contract/catalogue";
import type { Client } from "../../test/client.ts";
import { forgetDocuments } from "./forget-documents.ts";
import { documentPlaces, type DocumentPlace } from "../test/document-places.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";

describe.each(documentPlaces)("of documents in $place,", ({ openPlace }) => {
  let place: DocumentPlace;
  let service: DemoService;
  let admin: Client;
  let agent: Client;

  beforeAll(async () => {
    place = await openPlace();
    service = await startDemoService({ ...place.env, O2R_LIMIT_FACTOR: "100", O2R_UPLOAD_KIB: "512" }, place.fill);
    [admin, agent] = await Promise.all([service.signIn("admin"), service.signIn("calling_agent")]);
  });
  afterAll(async () => {
    await service.stop();
    await place.stop();
  });

  const upload = async (bytes: Uint8Array, name: string, type: string, as = admin) => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
    const response = await as.raw("/oms/document/upload", { method: "POST", body: form });
    const answer: { payload?: { id: string; url: string; contentType: string }; errorMessage?: string; code?: string } =
      await response.json();
    return { status: response.status, ...answer };
  };
  const uploaded = async (bytes: Uint8Array, name: string, type: string, as = admin) => {
    const { status, payload } = await upload(bytes, name, type, as);
    expect(status).toBe(200);
    return payload ?? { id: "", url: "", contentType: "" };
  };
  const stored = () => place.list("documents");
  const fetchBytes = async (url: string, as = admin) => {
    const response = await as.raw(url);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const photo = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: "#b43b2a" } });
  const script = "<script>alert(document.cookie)</script>";

  /** A PNG that claims a size, with next to nothing in it. */
  const hugePng = (width: number, height: number): Buffer => {
    const chunk = (type: string, data: Buffer): Buffer => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
      signature,
      chunk("IHDR", header),
      chunk("IDAT", deflateSync(Buffer.alloc(10))),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  };

  describe("an upload", () => {
    it.each(["jpeg", "png", "gif"] as const)(
      "S3.09 S7.28 S7.29 S7.30 of a %s answers id, url and content type, and is served again",
      async (format) => {
        const bytes = await photo().toFormat(format).toBuffer();
        const { id, url, contentType } = await uploaded(bytes, `shop.${format}`, `image/${format}`);
        expect([url, contentType]).toEqual([`/oms/document/${id}/content?w=158`, `image/${format}`]);
        const { response, bytes: served } = await fetchBytes(`/oms/document/${id}/content`);
        expect([response.status, response.headers.get("content-type")]).toEqual([200, `image/${format}`]);
        expect(await sharp(served).metadata()).toMatchObject({ format, width: 800, height: 600 });
      },
    );

    it("S9.16 of an image is served at width 158, and made only once", async () => {
      const { id, url } = await uploaded(await photo().jpeg().toBuffer(), "a.jpg", "image/jpeg");
      const first = await fetchBytes(url);
      expect(await sharp(first.bytes).metadata()).toMatchObject({ format: "webp", width: 158 });
      expect((await fetchBytes(url)).bytes.equals(first.bytes)).toBe(true);
      expect(await sharp((await fetchBytes(`/oms/document/${id}/content?w=150`)).bytes).metadata()).toMatchObject({
        width: 158,
      });
      expect(await sharp((await fetchBytes(`/oms/document/${id}/content?w=2000`)).bytes).metadata()).toMatchObject({
        width: 800,
      });
      expect((await fetchBytes(`/oms/document/${id}/content?w=9999`)).response.status).toBe(400);
    });

    it("of an image is served in another width also while that cannot be kept, as on a full disk", async () => {
      const { id } = await uploaded(await photo().png().toBuffer(), "a.png", "image/png");
      const { stored_name } = await service.db
        .selectFrom("document")
        .select("stored_name")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const end = place.refuseResized(stored_name);
      const { response, bytes } = await fetchBytes(`/oms/document/${id}/content?w=64`);
      expect([response.status, (await sharp(bytes).metadata()).width]).toEqual([200, 64]);
      end();
    });

    it("of an image loses where and with what it was taken, and stands upright", async () => {
      const bytes = await photo(400, 200)
        .jpeg()
        .withExif({ IFD0: { Make: "Camera of somebody" }, IFD3: { GPSLatitude: "19/1 4/1 33/1" } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const { id } = await uploaded(bytes, "a.jpg", "image/jpeg");
      const { bytes: served } = await fetchBytes(`/oms/document/${id}/content`);
      const metadata = await sharp(served).metadata();
      expect([metadata.exif, metadata.width, metadata.height]).toEqual([undefined, 200, 400]);
    });

    it.each([
      ["application/pdf", "%PDF-1.7\n%%EOF", "pdf"],
      ["application/postscript", "%!PS-Adobe-3.0 EPSF-3.0\nshowpage", "eps"],
    ])("of %s is only ever saved, never shown", async (type, content, ending) => {
      const { id, contentType } = await uploaded(Buffer.from(content), "paper.html", type);
      expect(contentType).toBe(type);
      const { response, bytes } = await fetchBytes(`/oms/document/${id}/content`);
      expect(bytes.toString()).toBe(content);
      expect(response.headers.get("content-disposition")).toBe(`attachment; filename*=UTF-8''paper.${ending}`);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    });

    it("S5.31 of what cannot be drawn is shown by a picture of its type, and opens by the address that its sender is told", async () => {
      const paper = Buffer.from("%PDF-1.7\n%%EOF");
      const { id, url } = await uploaded(paper, "paper.pdf", "application/pdf");
      const shown = await fetchBytes(`/oms/document/${id}/content?w=158`);
      expect(shown.response.headers.get("content-type")).toBe("image/svg+xml");
      expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: "svg", width: 96 });
      expect(shown.bytes.toString()).toContain(">PDF</text>");
      expect((await fetchBytes(url)).bytes.equals(paper)).toBe(true);
    });

    it("keeps the name that its sender gave it, shortened between two characters", async () => {
      const { id } = await uploaded(
        Buffer.from("%PDF-1.7\n%%EOF"),
        `x${"😀".repeat(60)}${"é".repeat(60)}.pdf`,
        "application/pdf",
      );
      const { response } = await fetchBytes(`/oms/document/${id}/content`);
      const name = decodeURIComponent(response.headers.get("content-disposition")?.split("''")[1] ?? "");
      expect(name).toBe(`x${"😀".repeat(60)}${"é".repeat(19)}.pdf`);
    });

    it("is served so that nothing in it can act, and kept by no cache while nothing shows it", async () => {
      const { url } = await uploaded(await photo().png().toBuffer(), "a.png", "image/png");
      const { response } = await fetchBytes(url);
      expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-disposition")).toBe("inline; filename*=UTF-8''a.png");
      expect((await service.client(null).raw(url)).status).toBe(401);
    });
  });

  describe("reading a document", () => {
    const read = (id: string, as: Client) => as.raw(`/oms/document/${id}/content?w=32`);
    const shownBy = async (table: "product_image" | "brand"): Promise<string> => {
      const { rows } = await sql<{ id: string }>`select ${sql.ref(table === "brand" ? "logo_id" : "document_id")} as id
      from ${sql.table(table)} limit 1`.execute(service.db);
      return rows[0]?.id ?? "";
    };

    it("is for who may read what shows it, and kept by their browser", async () => {
      const manager = await service.signIn("hub_manager");
      const [image, logo] = [await shownBy("product_image"), await shownBy("brand")];
      for (const id of [image, logo]) {
        const answer = await read(id, manager);
        expect([answer.status, answer.headers.get("cache-control")]).toEqual([
          200,
          "private, max-age=31536000, immutable",
        ]);
      }
      expect([(await read(image, agent)).status, (await read(logo, agent)).status]).toEqual([200, 404]);
    });

    it("is for nobody but its uploader and administrators while nothing shows it, and for readers from then on", async () => {
      const { id } = await uploaded(await photo().png().toBuffer(), "a.png", "image/png", agent);
      const manager = await service.signIn("hub_manager");
      const statuses = async () => Promise.all([agent, admin, manager].map(async (as) => (await read(id, as)).status));
      expect(await statuses()).toEqual([200, 200, 404]);
      const { payload } = await admin.call(productEndpoints.list);
      const product_id = payload.content[0]?.id ?? "";
      await service.db.insertInto("product_image").values({ product_id, position: 6, document_id: id }).execute();
      expect(await statuses()).toEqual([200, 200, 200]);
      await service.db.deleteFrom("product_image").where("document_id", "=", id).execute();
      expect(await statuses()).toEqual([200, 200, 404]);
    });

    it("works by the cookie alone, as an image of a page asks for it, under the same rules", async () => {
      const id = await shownBy("brand");
      const nobody = service.client(null);
      const by = async (token: string | null) =>
        (await nobody.raw(`/oms/document/${id}/content`, { headers: { cookie: `o2r_access=${token}` } })).status;
      expect([await by(admin.token), await by(agent.token), await by("")]).toEqual([200, 404, 401]);
    });
  });

  describe("a hostile file", () => {
    const refused: [string, () => Promise<Uint8Array> | Uint8Array, string, string, number][] = [
      [
        "an SVG with a script",
        () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
        "a.svg",
        "image/svg+xml",
        415,
      ],
      [
        "an SVG that calls itself a PNG",
        () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
        "a.png",
        "image/png",
        415,
      ],
      ["HTML that calls itself a JPEG", () => Buffer.from(`<!doctype html>${script}`), "a.jpg", "image/jpeg", 415],
      [
        "HTML behind the first bytes of a PNG",
        () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(script)]),
        "a.png",
        "image/png",
        415,
      ],
      ["HTML behind the first bytes of a GIF", () => Buffer.from(`GIF89a/*${script}*/=1`), "a.gif", "image/gif", 415],
      ["half a JPEG", async () => (await photo().jpeg().toBuffer()).subarray(0, 900), "a.jpg", "image/jpeg", 415],
      [
        "a program",
        () => Buffer.concat([Buffer.from("MZ"), randomBytes(500)]),
        "a.exe",
        "application/octet-stream",
        415,
      ],
      ["a ZIP", () => Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]), "a.zip", "application/zip", 415],
      ["a WebP, which is not on the list", async () => photo().webp().toBuffer(), "a.webp", "image/webp", 415],
      ["plain text with the name of a PDF", () => Buffer.from("just text"), "a.pdf", "application/pdf", 415],
      ["nothing at all", () => Buffer.alloc(0), "a.png", "image/png", 415],
      [
        "more than may be sent",
        () => Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(600 * 1024)]),
        "a.pdf",
        "application/pdf",
        413,
      ],
      ["a few bytes that claim 2.5 thousand million pixels", () => hugePng(50_000, 50_000), "a.png", "image/png", 415],
      [
        "a real image of 60 million pixels",
        async () =>
          sharp({ create: { width: 10_000, height: 6000, channels: 3, background: "#fff" } })
            .png({ compressionLevel: 9, palette: true, colours: 2 })
            .toBuffer(),
        "a.png",
        "image/png",
        415,
      ],
    ];

    it.each(refused)("%s is refused and leaves nothing behind", async (_, make, name, type, status) => {
      const before = stored().length;
      const answer = await upload(await make(), name, type);
      expect(answer.status).toBe(status);
      expect(answer.errorMessage).toEqual(expect.any(String));
      expect(stored()).toHaveLength(before);
      expect(place.list("uploads")).toEqual([]);
    });

    it("that is an image and a script at once keeps the picture only", async () => {
      const picture = await photo().png().toBuffer();
      const { id } = await uploaded(Buffer.concat([picture, Buffer.from(script)]), "../../../evil.html", "text/html");
      const { response, bytes } = await fetchBytes(`/oms/document/${id}/content`);
      expect(bytes.includes("script")).toBe(false);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("content-disposition")).toBe("inline; filename*=UTF-8''evil.png");
      expect(stored().every((path) => !path.includes("evil"))).toBe(true);
    });
  });

  describe("removing a document", () => {
    const remove = (id: string, as: Client) => as.call(document.remove, { params: { id } });
    const png = () => photo(40, 40).png().toBuffer();

    it("S7.31 is for its owner and for administrators; to others it is not there", async () => {
      const { id } = await uploaded(await png(), "a.png", "image/png", agent);
      expect((await remove(id, await service.signIn("hub_manager"))).status).toBe(404);
      expect((await agent.raw(`/oms/document/${id}/content?w=16`)).status).toBe(200);
      const { stored_name } = await service.db
        .selectFrom("document")
        .select("stored_name")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const resized = () => place.list("resized").filter((path) => path.includes(stored_name));
      expect(resized()).toHaveLength(1);
      const before = stored().length;
      expect((await remove(id, agent)).payload).toEqual({ done: true });
      expect(stored()).toHaveLength(before - 1);
      expect(resized()).toEqual([]);
      expect((await admin.raw(`/oms/document/${id}/content`)).status).toBe(404);
      const other = await uploaded(await png(), "a.png", "image/png", agent);
      expect((await remove(other.id, admin)).status).toBe(200);
    });

    it("S7.31 that nobody deleted and nothing holds is forgotten after 30 days, and one that something holds never", async () => {
      const [left, held] = [
        await uploaded(await png(), "a.png", "image/png"),
        await uploaded(await png(), "b.png", "image/png"),
      ];
      const { payload } = await admin.call(productEndpoints.list);
      const product_id = payload.content[1]?.id ?? "";
      await service.db.insertInto("product_image").values({ product_id, position: 8, document_id: held.id }).execute();
      const statuses = () =>
        Promise.all([left, held].map(async ({ id }) => (await admin.raw(`/oms/document/${id}/content`)).status));
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
      await forgetDocuments(service.db, service.services.config, inDays(29));
      expect(await statuses()).toEqual([200, 200]);
      const before = stored().length;
      await forgetDocuments(service.db, service.services.config, inDays(31));
      expect(await statuses()).toEqual([404, 200]);
      expect(stored().length).toBeLessThan(before);
    });

    it("S7.31 is refused, with a sentence, while a product shows it", async () => {
      const { id } = await uploaded(await png(), "a.png", "image/png");
      const { payload } = await admin.call(productEndpoints.list);
      const row = (await admin.call(productEndpoints.get, { params: { id: payload.content[0]?.id ?? "" } })).payload;
      await service.db
        .insertInto("product_image")
        .values({ product_id: row.id, position: 7, document_id: id })
        .execute();
      const answer = await remove(id, admin);
      expect([answer.status, answer.code, answer.errorMessage]).toEqual([
        409,
        "row.conflict",
        "This file is in use, so it cannot be deleted",
      ]);
      expect((await admin.raw(`/oms/document/${id}/content`)).status).toBe(200);
    });

    it("S7.31 and a save that takes it up at the same moment: one of the two is refused, and nothing names what is gone", async () => {
      const companies = await service.db.selectFrom("company").select("id").limit(1).executeTakeFirstOrThrow();
      const outcomes = new Set<string>();
      for (let round = 0; round < 12; round++) {
        // Each round by itself: its two calls are what races.
        const { id } = await uploaded(await png(), "a.png", "image/png");
        const body = { name: `Race ${round}`, manufacturer: companies.id, Upload_Logo: id, description: "Of a race" };
        const save = () => admin.call(brandEndpoints.create, { body });
        const [saved, removed] =
          round % 2 === 0
            ? await Promise.all([save(), remove(id, admin)])
            : (await Promise.all([remove(id, admin), save()])).toReversed();
        const left = (await admin.raw(`/oms/document/${id}/content`)).status;
        outcomes.add(`${saved?.status === 200 ? "saved" : "refused"}, ${removed?.status}, ${left}`);
        expect([saved?.errorMessage, removed?.errorMessage].filter(Boolean)).toHaveLength(1);
      }
      for (const outcome of outcomes) expect(["saved, 409, 200", "refused, 200, 404"]).toContain(outcome);
    });
  });
});
