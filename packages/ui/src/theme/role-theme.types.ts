/**
 * The theme of a user type, in the words of the specification (§3). Each value is a CSS colour that follows the
 * colour mode by itself (`light-dark(…)`), so that it can be used in a style without asking which mode is on.
 */
export interface RoleTheme {
  /** Accent text: links, the active entry of the sidebar. */
  readonly textPrimaryColor: string;
  /** Accent outline. */
  readonly borderPrimaryColor: string;
  /** Accent surface: the primary button. */
  readonly bgPrimaryColor: string;
  /** Tinted surface under the pointer. */
  readonly bgHover: string;
  /** Second-rank text in the accent's hue. */
  readonly textSecondaryColor: string;
}
