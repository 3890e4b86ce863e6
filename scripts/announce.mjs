// What a person is told once the service is ready.
const roles = [
  "super_super_admin",
  "super_admin",
  "admin",
  "calling_agent",
  "hub_manager",
  "cwh_manager",
  "cc_supervisor",
  "onboarding_manager",
  "onboarding_agent",
  "fsa",
  "retailer",
];

/**
 * Prints where the console is, who may sign in, and where the data lies.
 * @param {unknown} message what the service sent over its channel; anything but its readiness is left alone
 * @param {boolean} demo whether the service was told to fill an empty database with demo data
 */
export function announce(message, demo) {
  if (!isReady(message)) return;
  const lines = ["", `  O2R Console   ${message.url}`];
  if (demo) {
    if (message.data === null)
      lines.push("  If the database was empty before its first start, it has the demo accounts:");
    lines.push(`  Accounts      ${roles.slice(0, 6).join(", ")},`);
    lines.push(`                ${roles.slice(6).join(", ")};`);
    lines.push("                two_step (its second step asks for a code, which appears below)");
    lines.push("  Password      O2r@demo1");
  }
  lines.push(`  Data          ${message.data ?? "in the database of DATABASE_URL"}`);
  lines.push("  Stop          Ctrl-C", "");
  process.stdout.write(`${lines.join("\n")}\n`);
}

/**
 * Whether a message says that the service answers now.
 * @param {unknown} message
 * @returns {message is { type: "ready", url: string, data: string | null }}
 */
export function isReady(message) {
  return typeof message === "object" && message !== null && "type" in message && message.type === "ready";
}
