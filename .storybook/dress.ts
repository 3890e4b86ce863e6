import { roleOf } from "./role-of.ts";

/** What the toolbar says. */
export type Globals = Readonly<Record<string, unknown>>;

/** Writes what the toolbar says where the console writes it: on <html>, so that nothing is rendered again. */
export function dress(globals: Globals, parameters: Globals = {}): void {
  const { dataset, classList } = document.documentElement;
  const dark = globals["mode"] === "dark";
  dataset["role"] = roleOf({ globals, parameters });
  dataset["density"] = String(globals["density"]);
  document.documentElement.lang = String(globals["locale"]);
  document.documentElement.dir = globals["locale"] === "ar" ? "rtl" : "ltr";
  classList.toggle("dark", dark);
  classList.toggle("light", !dark);
}
