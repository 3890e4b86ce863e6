import { lookup as resolve } from "node:dns/promises";
import { request as askPlainly } from "node:http";
import { request as askSecurely, type RequestOptions } from "node:https";
import { BlockList, isIP } from "node:net";

/** Milliseconds for the whole of an answer, the name's look-up included. */
const usualPatience = 5000;
/** Bytes of an answer that are read. */
const mostBytes = 32 * 1024;

const inside = new BlockList();
// What RFC 6890 keeps for special use: this network, private, shared, loopback, link-local, documentation, multicast, the rest.
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  inside.addSubnet(net, bits, "ipv4");

const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");
const inside6 = new BlockList();
// Within the global addresses: tunnels that hold an IPv4 address, benchmarks, documentation.
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  inside6.addSubnet(net, bits, "ipv6");

/** Whether an address is one of the open internet, and none of this machine, this network or a tunnel into one. */
export const isOutside = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, "ipv4");
  if (family !== 6) return false;
  return global6.check(address, "ipv6") && !inside6.check(address, "ipv6");
};

/** Why something outside was not asked or has not answered, without its address. */
export class NotAnswered extends Error {
  override readonly name = "NotAnswered";
}

const tooLate = () => new NotAnswered("It does not answer in time");

interface Asking {
  /** Every address of a name. */
  readonly addressesOf: (host: string) => Promise<readonly string[]>;
  /** Which addresses may be asked. */
  readonly allows: (address: string) => boolean;
  /** Milliseconds for the whole of an answer; 5 s unless told. */
  readonly patience?: number;
}

const openInternet: Asking = {
  addressesOf: async (host) => (await resolve(host, { all: true })).map(({ address }) => address),
  allows: isOutside,
};

const read = (url: URL, address: string, signal: AbortSignal): Promise<string> =>
  new Promise((done, fail) => {
    const options: RequestOptions = {
      method: "GET",
      signal,
      agent: false,
      headers: { accept: "application/json, text/plain", "user-agent": "o2r-oms" },
      // The address that was judged, whatever the name says a moment later.
      lookup: (_, { all }, found) => {
        const family = isIP(address);
        if (all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
    };
    const ask = url.protocol === "https:" ? askSecurely : askPlainly;
    const asking = ask(url, options, (answer) => {
      const { statusCode = 0 } = answer;
      // A redirect is an answer like any other that is none: nobody is followed.
      if (statusCode !== 200) {
        answer.destroy();
        fail(new NotAnswered(`It answers with status ${statusCode}`));
        return;
      }
      const pieces: Buffer[] = [];
      let bytes = 0;
      answer.on("data", (piece: Buffer) => {
        bytes += piece.length;
        pieces.push(piece);
        if (bytes <= mostBytes) return;
        answer.destroy();
        fail(new NotAnswered("It answers with more than is read"));
      });
      answer.on("end", () => done(Buffer.concat(pieces).toString("utf8")));
      answer.on("error", () => fail(new NotAnswered("It breaks off")));
    });
    asking.on("error", () => fail(signal.aborted ? tooLate() : new NotAnswered("It cannot be reached")));
    asking.end();
  });

/** What comes of work that cannot be broken off, as long as the signal lets it. The system may look for a name for minutes. */
const whileWaited = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const leave = () => late.reject(tooLate());
  signal.addEventListener("abort", leave);
  return Promise.race([work, late.promise]).finally(() => signal.removeEventListener("abort", leave));
};

/**
 * Asks an address outside, by `GET`, for a short text. Whoever typed the address cannot reach inside by it: the name is looked
 * up, every address of it must be one of the open internet, the very one that was judged is asked, and no redirect is followed.
 */
export const askOutside = async (
  url: URL,
  { addressesOf, allows, patience = usualPatience }: Asking = openInternet,
): Promise<string> => {
  if ((url.protocol !== "http:" && url.protocol !== "https:") || url.username !== "" || url.password !== "")
    throw new NotAnswered("It is no address that can be asked");
  const signal = AbortSignal.timeout(patience);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const found = isIP(host) === 0 ? addressesOf(host).catch(() => []) : Promise.resolve([host]);
  const addresses = await whileWaited(found, signal);
  const [first] = addresses;
  if (first === undefined) throw new NotAnswered("Its name is not known");
  if (!addresses.every(allows)) throw new NotAnswered("It is an address inside");
  return read(url, first, signal);
};
