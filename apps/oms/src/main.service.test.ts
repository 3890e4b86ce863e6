import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { makeDataDir } from "./test/data-dir.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const dataDir = makeDataDir("o2r-main-");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  /** Its log and its complaints, as far as they go. */
  readonly said: () => string;
  /** Settles when it has ended and said everything. */
  readonly over: Promise<unknown>;
}

const run = (env: Record<string, string>): Started => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], PORT: "0", O2R_DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let said = "";
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on("data", (data: Buffer) => (said += data.toString()));
  const over = Promise.all([once(child, "exit"), ...streams.map((stream) => once(stream, "end"))]);
  return { child, said: () => said, over };
};

const ready = async ({ child }: Started): Promise<{ url: string; data: string }> => {
  const [message] = (await once(child, "message")) as [{ url: string; data: string }]; // ReadyMessage
  return message;
};

const ended = async ({ child, said, over }: Started): Promise<[number | null, string]> => {
  await over;
  return [child.exitCode, said()];
};

describe("the service as a process", () => {
  it("makes its database, listens, and is gone cleanly after SIGTERM; what it stored is there at the next start", async () => {
    const admin = { O2R_ADMIN_USERNAME: "first.admin", O2R_ADMIN_PASSWORD: "a long enough password" };
    const login = (url: string) =>
      fetch(`${url}/oms/client/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: "first.admin", password: "a long enough password" }),
      });
    const first = run(admin);
    const { url, data } = await ready(first);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await login(url)).status).toBe(200);
    first.child.kill("SIGTERM");
    expect(await ended(first)).toEqual([0, expect.stringContaining("Stopped")]);
    expect(existsSync(join(data, "data", "postmaster.pid"))).toBe(false);

    const second = run({});
    const again = await ready(second);
    expect((await login(again.url)).status).toBe(200);
    second.child.disconnect();
    const [code, said] = await ended(second);
    expect([code, said]).toEqual([0, expect.stringContaining("the starting process has ended")]);
    expect(said).not.toMatch(/a long enough password|eyJ/);
  });

  it("answers what is under way when SIGTERM comes, and only then is gone", async () => {
    const service = run({});
    const { url } = await ready(service);
    const body = JSON.stringify({ username: "nobody", password: "a wrong password" });
    const socket = connect(Number(new URL(url).port), "localhost");
    let said = "";
    socket.setEncoding("utf8").on("data", (text: string) => (said += text));
    const head = `POST /oms/client/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`);
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(200);
    service.child.kill("SIGTERM");
    await expect.poll(() => service.said()).toContain("Stopping");
    socket.write(body.slice(10));
    const [code] = await ended(service);
    expect(said).toMatch(/^HTTP\/1.1 401 [^]*"code":"login.refused"/);
    expect(code).toBe(0);
  });

  it("leaves no database behind when SIGTERM comes while it is still being made", async () => {
    const place = makeDataDir("o2r-early-");
    const service = run({ O2R_DATA_DIR: join(place, "data") });
    await expect.poll(() => existsSync(join(place, "data", "postgres")), { interval: 5 }).toBe(true);
    service.child.kill("SIGTERM");
    expect(await ended(service)).toEqual([0, expect.stringContaining("Stopped")]);
    expect(existsSync(join(place, "data", "postgres", "data", "PG_VERSION"))).toBe(true);
    expect(existsSync(join(place, "data", "postgres", "data", "postmaster.pid"))).toBe(false);
    rmSync(place, { recursive: true });
  });

  it.each([
    [{ PORT: "x" }, "PORT must be a whole number from 0 to 65535"],
    [{ NODE_ENV: "production" }, "O2R_TOKEN_SECRET must be set in production"],
    [{ DATABASE_URL: "postgres://127.0.0.1:1/none" }, "The database of DATABASE_URL cannot be reached"],
  ])("stops at its start with a sentence: %o", async (env, sentence) => {
    const [code, said] = await ended(run(env));
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    expect(said).not.toContain("    at ");
  });

  it("says that its port is in use, and lets its database go", async () => {
    const other = createServer().listen(0, "localhost");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    expect(await ended(run({ PORT: port }))).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
    other.close();
    const next = run({});
    await ready(next);
    next.child.kill("SIGINT");
    expect((await ended(next))[0]).toBe(0);
  });
});
