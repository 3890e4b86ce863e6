import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askOutside, isOutside } from "./ask-outside.ts";

let answer: (response: ServerResponse, path: string) => void;
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  answer(response, request.url ?? "");
});
let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo); // it listens on a port, not on a pipe
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** The test's own server stands for one outside. */
const known = { addressesOf: async () => ["127.0.0.1"], allows: (address: string) => address === "127.0.0.1" };
const ask = (path = "/") => askOutside(new URL(`http://orders.example:${port}${path}`), known);

describe("an address", () => {
  it.each([
    "127.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "fe80::1",
    "fc00::1",
    "fd12:3456::1",
    "ff02::1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "localhost",
    "",
  ])("%s is not outside", (address) => {
    expect(isOutside(address)).toBe(false);
  });

  it("of the open internet is outside, and none of a private range ever", () => {
    expect(["8.8.8.8", "172.32.0.1", "2606:4700::1111"].map(isOutside)).toEqual([true, true, true]);
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom("10", "127", "0", "192.168", "169.254"), byte, byte, byte, (net, a, b, c) => {
        const address = [net, a, b, c].join(".").split(".").slice(0, 4).join(".");
        return !isOutside(address) && !isOutside(`::ffff:${address}`);
      }),
    );
  });
});

describe("what is asked outside", () => {
  const faultOf = (url: string, addresses: readonly string[] = []) =>
    askOutside(new URL(url), { addressesOf: async () => addresses, allows: isOutside }).then(
      () => "answered",
      (error: Error) => error.message,
    );

  it("never lies inside, however its address is written", async () => {
    asked = 0;
    for (const host of [
      `127.0.0.1:${port}`,
      `2130706433:${port}`,
      `0x7f.1:${port}`,
      `[::1]:${port}`,
      `[::ffff:7f00:1]:${port}`,
    ])
      expect([host, await faultOf(`http://${host}/`)]).toEqual([host, "It is an address inside"]);
    expect(asked).toBe(0);
  });

  it("has no name of which any address lies inside", async () => {
    expect(await faultOf("https://orders.example/", ["10.0.0.5"])).toBe("It is an address inside");
    expect(await faultOf("https://orders.example/", ["8.8.8.8", "127.0.0.1"])).toBe("It is an address inside");
    expect(await faultOf("https://orders.example/")).toBe("Its name is not known");
  });

  it("has an address that can be asked, without a password", async () => {
    for (const url of ["file:///etc/passwd", "ftp://orders.example/", "http://me:secret@orders.example/"])
      expect(await faultOf(url, ["8.8.8.8"])).toBe("It is no address that can be asked");
  });

  it("answers with a short text, and is followed nowhere", async () => {
    answer = (response, path) => void response.end(`It is ${path}`);
    expect(await ask("/open/1")).toBe("It is /open/1");
    asked = 0;
    answer = (response) => void response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    await expect(ask()).rejects.toThrow("It answers with status 302");
    answer = (response) => void response.end("x".repeat(40 * 1024));
    await expect(ask()).rejects.toThrow("It answers with more than is read");
    answer = (response) => void response.destroy();
    await expect(ask()).rejects.toThrow("It cannot be reached");
    expect(asked).toBe(3);
  });
});
