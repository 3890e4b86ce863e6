// `npm start`: installs what is missing, builds what has changed, and runs the service with the console on one address.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureConsoleBuilt } from "./build-console.mjs";
import { announce } from "./announce.mjs";
import { endOf, ensureInstalled, pinnedEnvironment, pinnedNode, root } from "./workspace.mjs";

ensureInstalled();
ensureConsoleBuilt();

// The service refuses demo data in production, and writes it into an empty database only.
const demo = process.env["O2R_DEMO"] ?? (process.env["NODE_ENV"] === "production" ? "0" : "1");
const service = spawn(pinnedNode(), ["--disable-warning=ExperimentalWarning", join(root, "apps/oms/src/main.ts")], {
  cwd: root,
  env: { ...pinnedEnvironment(), O2R_DEMO: demo },
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
service.on("message", (message) => announce(message, demo === "1"));
process.exit(await endOf(service, { forwardSignals: true }));
