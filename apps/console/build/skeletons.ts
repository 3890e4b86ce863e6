import { loginForm } from "@o2r/api/contract/session";
import type { FirstRead } from "../src/boot/first-reads.ts";
import type { Route } from "../src/routing/route.ts";
import type { titlesIn } from "./language/edition.ts";

// What stands in the HTML until the code has come: the frame of the page in its real measures, by the real classes, and bars
// where words will be. No element carries a style: the policy of the page would ignore it.

const bar = (size: string): string => `<i class="first-paint-bar" data-size="${size}"></i>`;
const times = (count: number, html: string): string => html.repeat(count);
const div = (className: string, inside: string): string => `<div class="${className}">${inside}</div>`;

const logo =
  '<span class="o2r-logo"><span class="o2r-logo-mark"><svg viewBox="0 0 12 12" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"><path d="M2 4.2 6 2l4 2.2v3.6L6 10 2 7.8z" stroke-linejoin="round"/><path d="M6 6v4M6 6 2 4.2M6 6l4-1.8"/></svg></span><span class="o2r-logo-name">O2R Console</span></span>';

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A title that no role reads differently. */
const titleOf = ({ title, entry }: Route): string => (entry?.titles ? bar("title") : `<b>${escape(title)}</b>`);

const inShell = (page: string): string =>
  div(
    "o2r-shell",
    div(
      "o2r-sidebar",
      div("o2r-sidebar-head", logo) + div("o2r-nav", times(18, div("o2r-nav-item", bar("icon") + bar("entry")))),
    ) +
      div(
        "o2r-shell-column",
        div("o2r-header", bar("crumb") + div("o2r-header-end", bar("chip") + bar("icon") + bar("user"))) +
          div("o2r-shell-main", div("o2r-page", page)),
      ),
  );

const listPage = (route: Route): string =>
  inShell(
    div("first-paint-head", titleOf(route)) +
      div("first-paint-filters", bar("search") + times(3, bar("chip"))) +
      div("first-paint-table", times(11, div("first-paint-row", bar("name") + times(5, bar("cell"))))),
  );
const formPage = (): string =>
  inShell(div("first-paint-head", bar("title")) + div("first-paint-fields", times(6, bar("label") + bar("field"))));
const plainPage = (route: Route): string =>
  inShell(div("first-paint-head", titleOf(route)) + div("first-paint-blocks", times(4, bar("block"))));
const barePage = (route: Route): string =>
  div("o2r-page", div("first-paint-head", titleOf(route)) + div("first-paint-blocks", times(4, bar("block"))));
const signIn = ({ title }: Route, firstField = bar("label") + bar("large")): string => {
  const box = `<b class="first-paint-title">${escape(title)}</b>${bar("lead")}${firstField}${bar("label")}${bar("large")}${bar("submit")}${bar("below")}`;
  const left = `<header>${logo}</header><main class="sign-in-box">${box}</main><footer class="sign-in-foot">© 2026 O2R</footer>`;
  return div("sign-in", div("sign-in-left", left) + div("sign-in-right", ""));
};

/**
 * A field that can be typed into at once; the page's own takes over what stands in it. It offers nothing that the browser
 * has kept: that is for the form.
 */
const liveField = (label: string): string =>
  div(
    "o2r-field first-paint-field",
    `${div("o2r-field-head", `<label class="o2r-field-label" for="first-field">${escape(label)}<span class="o2r-field-required" aria-hidden="true">*</span></label>`)}<span class="o2r-input" data-size="lg" data-variant="outline"><input id="first-field" autocomplete="off" autocapitalize="none" spellcheck="false" autofocus></span>`,
  );

const pageOf = (route: Route, reads: readonly FirstRead[]): string | undefined => {
  if (route.access === "signedOut") return signIn(route);
  if (route.access === "public") return undefined;
  if (!route.shell) return barePage(route);
  if (reads.some(({ list }) => list !== undefined)) return listPage(route);
  return /\/(:id|new)$/.test(route.path) ? formPage() : plainPage(route);
};

/**
 * The HTML that stands for a page until its code has come; nothing for pages that are words alone.
 *
 * @param inLanguage says titles in the language of the page
 */
export const skeletonOf = (
  route: Route,
  reads: readonly FirstRead[],
  inLanguage: ReturnType<typeof titlesIn>,
): string => {
  const said = inLanguage(route);
  // Whoever signs in knows the page and types at once, which needs no code; so it is no picture that only says "Loading".
  if (route.path === "/login") {
    const { label } = loginForm.fields.username;
    const field = liveField(inLanguage({ area: route.area, title: label }).title);
    return `<div id="first-paint"><div>${signIn(said, field)}</div></div>`;
  }
  const page = pageOf(said, reads);
  return page === undefined
    ? ""
    : `<div id="first-paint" role="status" aria-label="Loading"><div aria-hidden="true">${page}</div></div>`;
};
