// How each screen is looked at: by whom, how wide, in which mode.

/** The user types of the specification, each with an account of the demo. */
export const roles = /** @type {const} */ ([
  "SUPER_SUPER_ADMIN",
  "SUPER_ADMIN",
  "ADMIN",
  "HUB_MANAGER",
  "CWH_MANAGER",
  "CALLING_AGENT",
  "CC_SUPERVISOR",
  "ONBOARDING_MANAGER",
  "ONBOARDING_AGENT",
  "FSA",
  "RETAILER",
]);

export const widths = /** @type {const} */ ([1440, 390]);
export const modes = /** @type {const} */ (["light", "dark"]);

/**
 * One picture.
 * @typedef {object} Shot
 * @property {string} role
 * @property {string} route as the menu has it; of a record its list's, with `/…`
 * @property {string} path
 * @property {number} width
 * @property {"light" | "dark"} mode
 * @property {string} file
 * @property {readonly string[]} faults what a look at the page itself shows to be wrong
 */
