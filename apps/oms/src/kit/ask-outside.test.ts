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

  it.each([
    ["dotted", () => `127.0.0.1:${port}`],
    ["one decimal number", () => `2130706433:${port}`],
    ["octal", () => `0177.0.0.1:${port}`],
    ["one octal number", () => `017700000001:${port}`],
    ["hexadecimal", () => `0x7f.0x0.0x0.0x1:${port}`],
    ["one hexadecimal number", () => `0x7f000001:${port}`],
    ["shortened", () => `127.1:${port}`],
    ["hexadecimal and shortened", () => `0x7f.1:${port}`],
    ["wide digits", () => `\uff11\uff12\uff17.0.0.1:${port}`],
    ["with a dot at its end", () => `127.0.0.1.:${port}`],
    ["IPv6", () => `[::1]:${port}`],
    ["all of IPv6", () => `[::]:${port}`],
    ["IPv6 written out", () => `[0:0:0:0:0:0:0:1]:${port}`],
    ["IPv6 that holds IPv4", () => `[::ffff:127.0.0.1]:${port}`],
    ["IPv6 that holds IPv4 as hexadecimal", () => `[::ffff:7f00:1]:${port}`],
    ["IPv6 that stands for IPv4", () => `[64:ff9b::7f00:1]:${port}`],
    ["6to4", () => `[2002:7f00:1::1]:${port}`],
    ["the data of a cloud", () => "169.254.169.254"],
    ["the data of a cloud as one number", () => "2852039166"],
    ["the data of a cloud by IPv6", () => "[fd00:ec2::254]"],
  ])("never lies inside: %s", async (_, host) => {
    asked = 0;
    expect(await faultOf(`http://${host()}/`)).toBe("It is an address inside");
    expect(asked).toBe(0);
  });

  it.each(["localhost", "orders.internal", "127.0.0.1.nip.example"])(
    "never lies inside by a name: %s",
    async (name) => {
      asked = 0;
      expect(await faultOf(`http://${name}:${port}/`, ["127.0.0.1"])).toBe("It is an address inside");
      expect(asked).toBe(0);
    },
  );

  it("is the very address that was judged, whatever its name says a moment later", async () => {
    // The first time the name is looked up it says what may be asked, and ever after what may not.
    let lookedUp = 0;
    asked = 0;
    answer = (response) => void response.end("the one that was judged");
    const said = await askOutside(new URL(`http://rebinds.example:${port}/`), {
      addressesOf: async () => (lookedUp++ === 0 ? ["127.0.0.1"] : ["127.0.0.2"]),
      allows: known.allows,
    });
    expect([said, lookedUp, asked]).toEqual(["the one that was judged", 1, 1]);
    // Asked anew it is judged anew.
    const rebound = askOutside(new URL("http://rebinds.example/"), {
      addressesOf: async () => ["127.0.0.2"],
      allows: known.allows,
    });
    await expect(rebound).rejects.toThrow("It is an address inside");
  });

  it.each(["http://me@orders.example/", "http://me:secret@orders.example/", "http://orders.example@127.0.0.1/"])(
    "names nobody: %s",
    async (url) => {
      expect(await faultOf(url, ["8.8.8.8"])).toBe("It is no address that can be asked");
    },
  );

  it("has no name of which any address lies inside", async () => {
    expect(await faultOf("https://orders.example/", ["10.0.0.5"])).toBe("It is an address inside");
    expect(await faultOf("https://orders.example/", ["8.8.8.8", "127.0.0.1"])).toBe("It is an address inside");
    expect(await faultOf("https://orders.example/")).toBe("Its name is not known");
  });

  it("has an address that can be asked", async () => {
    for (const url of ["file:///etc/passwd", "ftp://orders.example/", "data:text/plain,secret"])
      expect(await faultOf(url, ["8.8.8.8"])).toBe("It is no address that can be asked");
  });

  it.each([
    [301, "http://127.0.0.1/"],
    [302, "http://169.254.169.254/"],
    [303, "/elsewhere"],
    [307, "http://[::1]/"],
    [308, "http://orders.example/"],
  ])("is followed nowhere: %i to %s", async (status, location) => {
    asked = 0;
    answer = (response) => void response.writeHead(status, { location }).end();
    await expect(ask()).rejects.toThrow(`It answers with status ${status}`);
    expect(asked).toBe(1);
  });

  it("answers with a short text, or not at all", async () => {
    answer = (response, path) => void response.end(`It is ${path}`);
    expect(await ask("/open/1")).toBe("It is /open/1");
    asked = 0;
    answer = (response) => void response.end("x".repeat(40 * 1024));
    await expect(ask()).rejects.toThrow("It answers with more than is read");
    answer = (response) => void response.destroy();
    await expect(ask()).rejects.toThrow("It cannot be reached");
    expect(asked).toBe(2);
  });

  it("is waited for no longer where its name is looked for without end, or its answer never comes", async () => {
    const url = new URL(`http://orders.example:${port}/`);
    const hangs = askOutside(url, { ...known, addressesOf: () => new Promise(() => {}), patience: 20 });
    await expect(hangs).rejects.toThrow("It does not answer in time");
    answer = () => {};
    await expect(askOutside(url, { ...known, patience: 20 })).rejects.toThrow("It does not answer in time");
  });
});
