// `npm run storybook`: the components, form fields and screens with their states. `npm run storybook -- build` writes the static site.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { endOf, ensureInstalled, pinnedEnvironment, pinnedNode, root } from "./workspace.mjs";

ensureInstalled();
const [command = "dev", ...rest] = process.argv.slice(2);
const options = command === "dev" ? ["--port", process.env["PORT"] ?? "6006", "--no-open", ...rest] : rest;
const storybook = spawn(
  pinnedNode(),
  [join(root, "node_modules/storybook/dist/bin/dispatcher.js"), command, ...options],
  {
    cwd: root,
    env: pinnedEnvironment(),
    stdio: "inherit",
  },
);
process.exit(await endOf(storybook, { forwardSignals: true }));
