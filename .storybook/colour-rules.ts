/**
 * What a theme or a colour mode can spoil. It moves nothing and names nothing, so the other rules of axe hold in all of
 * them once they hold in one.
 */
export const colourRules: readonly string[] = ["color-contrast", "link-in-text-block"];
