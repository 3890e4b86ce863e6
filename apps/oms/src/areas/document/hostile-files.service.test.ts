import { connect } from "node:net";
import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { documentPlaces, type DocumentPlace } from "../test/document-places.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";

describe.each(documentPlaces)("in $place,", ({ openPlace }) => {
  let place: DocumentPlace;
  let service: DemoService;
  let admin: Client;

  beforeAll(async () => {
    place = await openPlace();
    service = await startDemoService({ ...place.env, O2R_LIMIT_FACTOR: "1000", O2R_UPLOAD_KIB: "2048" }, place.fill);
    admin = await service.signIn("admin");
  });
  afterAll(async () => {
    await service.stop();
    await place.stop();
  });

  const boundary = "hostile-boundary";

  /** A form as no browser writes it: the head of its part is given as it is. */
  const sendPart = async (head: string, bytes: Uint8Array) => {
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const response = await admin.raw("/oms/document/upload", {
      method: "POST",
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      body,
    });
    const answer: { payload?: { id: string; contentType: string }; errorMessage?: string } = await response.json();
    return { status: response.status, ...answer };
  };
  const sendNamed = (name: string, type: string, bytes: Uint8Array) =>
    sendPart(`Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}`, bytes);
  const sendAs = async (name: string, bytes: Uint8Array) => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), name);
    const response = await admin.raw("/oms/document/upload", { method: "POST", body: form });
    const answer: { payload?: { id: string }; errorMessage?: string } = await response.json();
    return { status: response.status, ...answer };
  };
  const served = async (id: string) => {
    const response = await admin.raw(`/oms/document/${id}/content`);
    return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const isAlive = async () => (await admin.raw("/oms/user/current")).status;

  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const png = (width: number, height: number, pixels: Buffer, ...between: Buffer[]): Buffer => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 0, 0, 0, 0], 8);
    return Buffer.concat([
      signature,
      chunk("IHDR", header),
      ...between,
      chunk("IDAT", pixels),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  };
  const small = () => png(2, 2, deflateSync(Buffer.alloc(6)));
  const script = "<script>alert(document.cookie)</script>";

  describe("a bomb", () => {
    const refused: readonly (readonly [string, () => Buffer, string, readonly number[]])[] = [
      // 7000 × 7100 grey pixels of nothing are 50 million bytes that travel as 50 thousand.
      ["of pixels, one row too many", () => png(7100, 7100, deflateSync(Buffer.alloc(7101 * 7100))), "bomb.png", [415]],
      [
        "whose pixels go on for ever behind a small size",
        () => png(2, 2, deflateSync(Buffer.alloc(60_000_000))),
        "a.png",
        [200, 415],
      ],
      [
        "of text hidden in a small picture",
        () =>
          png(
            2,
            2,
            deflateSync(Buffer.alloc(6)),
            chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(40_000_000))])),
          ),
        "a.png",
        [200, 415],
      ],
      ["of gzip", () => gzipSync(Buffer.alloc(50_000_000)), "a.pdf", [415]],
      [
        "of zip that begins like one",
        () => Buffer.concat([Buffer.from("PK\u0003\u0004"), gzipSync(Buffer.alloc(1_000_000))]),
        "a.png",
        [415],
      ],
    ];

    it.each(refused)("%s is refused or harmless", async (_, make, name, statuses) => {
      const before = place.list("documents").length;
      const answer = await sendAs(name, make());
      expect(statuses).toContain(answer.status);
      // A reader may take the picture that stands before what is too much: then only that is kept.
      const kept = answer.payload === undefined ? 0 : (await served(answer.payload.id)).bytes.length;
      expect(kept).toBeLessThan(2000);
      expect(place.list("documents").length - before).toBeLessThanOrEqual(answer.payload === undefined ? 0 : 1);
      expect(await isAlive()).toBe(200);
    });

    it("of animation, a GIF of many frames, counts all its frames", async () => {
      const frame = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: "#fff" } })
        .gif()
        .toBuffer();
      // The same frame 40 times: 57 million pixels. Before it stand the head, its colours, and blocks that begin with 0x21.
      let at = 13 + ((frame[10] ?? 0) & 0x80 ? 3 * 2 ** (((frame[10] ?? 0) & 7) + 1) : 0);
      while (frame[at] === 0x21) {
        at += 2;
        while (frame[at] !== 0) at += (frame[at] ?? 0) + 1;
        at += 1;
      }
      const image = frame.subarray(at, -1);
      const bytes = Buffer.concat([
        frame.subarray(0, at),
        ...Array.from({ length: 40 }, () => image),
        Buffer.from([0x3b]),
      ]);
      const { status } = await sendAs("a.gif", bytes);
      expect(status).toBe(415);
    });
  });

  describe("a file that is two at once", () => {
    it.each([
      ["a picture and a ZIP", () => Buffer.concat([small(), Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)])],
      [
        "a picture and a page",
        () => png(2, 2, deflateSync(Buffer.alloc(6)), chunk("tEXt", Buffer.from(`Comment\0${script}`))),
      ],
      ["a picture and a program", () => Buffer.concat([small(), Buffer.from("MZ"), Buffer.alloc(64)])],
      ["a picture and a PDF", () => Buffer.concat([small(), Buffer.from("%PDF-1.7\n%%EOF")])],
    ])("%s keeps its pixels only", async (_, make) => {
      const { status, payload } = await sendAs("a.png", make());
      expect(status).toBe(200);
      const { bytes, headers } = await served(payload?.id ?? "");
      for (const trace of ["PK", "script", "MZ", "%PDF"]) expect(bytes.includes(trace)).toBe(false);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    });

    it("a PDF with a page in it is never shown, whatever asks for it", async () => {
      const { payload } = await sendNamed("a.html", "text/html", Buffer.from(`%PDF-1.7\n${script}`));
      const { headers } = await served(payload?.id ?? "");
      expect(headers.get("content-type")).toBe("application/pdf");
      expect(headers.get("content-disposition")).toMatch(/^attachment; /);
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    });
  });

  describe("a name", () => {
    it.each([
      ["with the way up to other folders", "../../../etc/cron.d/evil.png", "evil.png"],
      ["with the way of Windows", "..\\\\..\\\\windows\\\\evil.png", "evil.png"],
      ["that is a folder", "....//....//", "file.png"],
      ["that reads backwards", "gnp.\u202Eexe.png", "gnp.exe.png"],
      ["with a NUL", "evil.html\u0000.png", "evil.html.png"],
      ["with marks of a page", "<img src=x onerror=alert(1)>.png", "img src=x onerror=alert(1).png"],
      ["that begins like a formula", "=cmd|' /C calc'!A0.png", "C calc'!A0.png"],
      ["of a device", "CON.png", "CON.png"],
      ["of nothing but dots", "...png", "file.png"],
    ])("%s names no file of the service and is shown tidied", async (_, given, shown) => {
      const { status, payload } = await sendNamed(given, "image/png", small());
      expect(status).toBe(200);
      const disposition = (await served(payload?.id ?? "")).headers.get("content-disposition") ?? "";
      expect(disposition).toMatch(/^inline; filename\*=UTF-8''[%A-Za-z0-9._~!-]+$/);
      const name = decodeURIComponent(disposition.split("''")[1] ?? "");
      // oxlint-disable-next-line no-control-regex -- the very characters that must not be there
      expect(name).not.toMatch(/[\u0000-\u001f\u202a-\u202e/\\<>"]/);
      expect(name).toBe(shown);
      expect(
        [...place.list("documents"), ...place.list("uploads")].every((path) =>
          /^[0-9a-f]{2}\/[0-9a-f]{32}$/.test(path),
        ),
      ).toBe(true);
    });

    it("with a line break cannot write a head of its own", async () => {
      const answer = await sendNamed('a.png"\r\nX-Evil: yes\r\nX-Rest: "', "image/png", small());
      expect([200, 400, 415]).toContain(answer.status);
      const { headers } = await served(answer.payload?.id ?? "none");
      expect(headers.get("x-evil")).toBeNull();
      expect(headers.get("content-disposition") ?? "").not.toMatch(/[\r\n]/);
    });

    it("with an encoded line break is only a name", async () => {
      const { payload } = await sendNamed("a%0d%0aSet-Cookie: x=1.png", "image/png", small());
      const { headers } = await served(payload?.id ?? "");
      expect(headers.get("set-cookie")).toBeNull();
    });
  });

  describe("a length", () => {
    /** Speaks to the service byte by byte, and answers with the first line of what it says. */
    const speak = (head: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(service.url);
        const socket = connect(Number(port), hostname, () => socket.write(head));
        let said = "";
        socket.on("data", (bytes: Buffer) => {
          said += bytes.toString();
          if (!said.includes("\r\n")) return;
          resolve(said.split("\r\n")[0] ?? "");
          socket.destroy();
        });
        socket.on("error", reject);
        socket.on("close", () => resolve(said.split("\r\n")[0] ?? ""));
      });
    const announce = (length: number): Promise<string> =>
      speak(
        `POST /oms/document/upload HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${admin.token}\r\n` +
          `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n` +
          `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
      );

    it("of 1 GB announced is refused before it is sent", async () => {
      expect(await announce(1024 ** 3)).toMatch(/^HTTP\/1\.1 413 /);
      expect(place.list("uploads")).toEqual([]);
    });

    it("of nothing is refused in words", async () => {
      const { status, errorMessage } = await sendAs("a.png", Buffer.alloc(0));
      expect([status, errorMessage]).toEqual([415, "The file is empty"]);
    });
  });

  it("a photo loses the place where it was taken, in every way that it may be written down", async () => {
    const xmp =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="19,4.55N"/></rdf:RDF></x:xmpmeta>';
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#b43b2a" } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: "19/1 4/1 33/1", GPSLatitudeRef: "N" } })
      .withXmp(xmp)
      .toBuffer();
    expect(bytes.includes("GPSLatitude")).toBe(true);
    const { payload } = await sendAs("a.jpg", bytes);
    const kept = (await served(payload?.id ?? "")).bytes;
    const { exif, xmp: left, iptc } = await sharp(kept).metadata();
    expect([exif, left, iptc, kept.includes("GPS")]).toEqual([undefined, undefined, undefined, false]);
  });
});
