// Makes the published style sheets stronger than whatever a page says of its elements, their attributes and their states.
import postcss from "postcss";

/** An id that nothing has: not to be it is true of everything, and counts as much as an id. */
const guard = ":not(#o2r-none)";
const isOurs = (/** @type {string} */ selector) => selector.includes("o2r-");
/** A selector that is to weigh nothing, so that any class of the page's own wins. */
const yields = (/** @type {string} */ selector) => selector.startsWith(":where(");

/** A selector with the weight of an id; a pseudo-element stays the last of it. @param {string} selector */
function guarded(selector) {
  const at = selector.indexOf("::");
  return at === -1 ? selector + guard : selector.slice(0, at) + guard + selector.slice(at);
}

/**
 * The text of a style sheet in which every rule about our parts has the weight of one more id: among each other they weigh as
 * before, and a rule of the page's that names no id is weaker. What lies inside a rule inherits its weight.
 * @param {string} css
 */
export function guardStyles(css) {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    /** @type {import("postcss").Node["parent"]} */
    let outer = rule.parent;
    for (; outer; outer = outer.parent) if (outer.type === "rule") return;
    rule.selectors = rule.selectors.map((one) => (isOurs(one) && !yields(one) ? guarded(one) : one));
  });
  return sheet.toString();
}
