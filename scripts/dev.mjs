// `npm run dev`: the console with hot reload on PORT, and the service, which starts again at each change, behind it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { announce, isReady } from "./announce.mjs";
import { endOf, ensureInstalled, pinnedEnvironment, pinnedNode, refuse, root } from "./workspace.mjs";

ensureInstalled();

const port = Number(process.env["PORT"] ?? 4000);
if (!Number.isInteger(port) || port < 1 || port > 65_534)
  refuse(`PORT must be a whole number from 1 to 65534, but is "${process.env["PORT"]}".`);
const servicePort = port + 1;
const url = `http://localhost:${port}`;
const demo = process.env["O2R_DEMO"] ?? "1";
const node = pinnedNode();

const service = spawn(node, ["--watch", "--watch-preserve-output", join(root, "apps/oms/src/main.ts")], {
  cwd: root,
  env: {
    ...pinnedEnvironment(),
    PORT: String(servicePort),
    O2R_PUBLIC_ORIGIN: process.env["O2R_PUBLIC_ORIGIN"] ?? url,
    O2R_DEMO: demo,
  },
  stdio: ["ignore", "inherit", "inherit", "ipc"],
});
const console_ = spawn(
  node,
  [join(root, "node_modules/vite/bin/vite.js"), "--port", String(port), "--strictPort", "--clearScreen", "false"],
  {
    cwd: join(root, "apps/console"),
    env: { ...pinnedEnvironment(), O2R_SERVICE_PORT: String(servicePort) },
    stdio: ["ignore", "inherit", "inherit"],
  },
);

let announced = false;
service.on("message", (message) => {
  if (announced || !isReady(message)) return;
  announced = true;
  announce({ ...message, url }, demo === "1");
});

// One without the other is of no use.
const ends = [service, console_].map((child) => endOf(child, { forwardSignals: true }));
const code = await Promise.race(ends);
for (const child of [service, console_]) child.kill("SIGTERM");
const patience = setTimeout(() => process.exit(code), 20_000);
await Promise.all(ends);
clearTimeout(patience);
process.exit(code);
