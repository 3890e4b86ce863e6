/**
 * Which modules travel together. Left alone, the bundler makes a file of every set of modules that two screens share:
 * dozens of small ones, which compress badly. Named here is what every page needs and what floats; the rest splits
 * where the route table loads a screen.
 */
export const chunkGroups = [
  {
    name: "react",
    // Icons call lucide's maker as soon as they are read, so it stands in the one group that reads nothing of the others.
    test: anyOf(
      ofPackages("react", "react-dom", "scheduler", "react-router", "react-router-dom"),
      /lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
    ),
    priority: 3,
  },
  {
    name: "base",
    test: anyOf(
      ofPackages("yup", "tiny-case", "property-expr", "toposort"),
      /packages[\\/]api[\\/]src[\\/](client|contract[\\/](core[\\/](?!crud|history|importable|list|permissions|record|thing)|areas[\\/]session))/,
      /packages[\\/]ui[\\/]src[\\/](banner|button|form-field|full-screen-loader|icon|icon-button|input|labels|link|live-region|notify|spinner|visually-hidden)[\\/]/,
      // The logo of pages without a menu.
      /packages[\\/]ui[\\/]src[\\/]sidebar[\\/](logo|sidebar\.css)/,
      /packages[\\/]forms[\\/]src[\\/](definition[\\/]|engine[\\/]today\.)/,
      // The marks of messages, of a link that leads out and of a page that failed. Else they travel with what reads this file.
      /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-up-right|circle-exclamation-point|cloud-exclamation-point|rotate-cw|triangle-exclamation-point)\./,
      /apps[\\/]console[\\/]src[\\/](routes|kit[\\/]reading-place|routing[\\/](audience|decide-entry|find-route|late-screen|may-open|page-title|router|router-link|safe-next|thing-pages|use-current-route)|session[\\/](client|session)|shell[\\/]list-memory|pages[\\/](load-failed|message)[\\/].*|frames[\\/](public-frame|root-frame|use-page-arrival|use-window-title))\.(tsx?|css)$/,
    ),
    priority: 2,
  },
  {
    name: "sign-in",
    test: /apps[\\/]console[\\/]src[\\/]session[\\/](drawing|refusal|refused|session-fields|sign-in-frame|use-begun-elsewhere)\./,
    priority: 1,
  },
  {
    // What stands on nearly every page behind the sign-in, and in what such a page fetches later as well.
    name: "signed-in",
    test: anyOf(
      ofPackages("jotai", "swr"),
      /packages[\\/]api[\\/]src[\\/](react[\\/](?!use-event-stream|use-poll|touch-queue)|contract[\\/](core[\\/](list(?!-export|-words)|permissions)|areas[\\/]notification[\\/](?!event)))/,
      /packages[\\/]ui[\\/]src[\\/]((badge|checkbox|empty-state|kbd|media-query|native-select|shell|skeleton)[\\/]|date[\\/]format-date|money[\\/]format-money)/,
      /apps[\\/]console[\\/]src[\\/](kit[\\/]use-media|session[\\/]current-user|shell[\\/](appearance|deferred|page-name))\./,
    ),
    priority: 1,
  },
  {
    // The marks of the menu and of lists, which screens share with them: a file each would cost more than the mark.
    name: "icons",
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-up|boxes|chart-column|circle-x|clipboard-check|container|copy|ellipsis|history|layout-dashboard|layout-template|life-buoy|list-tree|lock|megaphone|package|package-x|receipt-indian-rupee|search|search-x|settings|shapes|shopping-cart|square-pen|store|table-cells|tag|ticket-percent|truck|users|warehouse)\./,
    priority: 1,
  },
  {
    name: "overlays",
    test: ofPackages(
      "@emotion",
      "@pandacss",
      "@floating-ui[\\\\/](core|dom|utils)",
      "(?:@ark-ui|@chakra-ui)(?!.*[\\\\/](?:combobox|collection|file-upload|select|listbox|tags-input)[\\\\/.])",
      "@zag-js[\\\\/](anatomy|aria-hidden|core|dialog|dismissable|dom-query|focus-trap|focus-visible|i18n-utils|interact-outside|menu|popover|popper|presence|react|rect-utils|remove-scroll|store|types|utils)",
      "stylis",
    ),
    priority: 1,
  },
];

/** Modules of these packages. */
function ofPackages(...names: readonly string[]): RegExp {
  return new RegExp(`node_modules[\\\\/](${names.join("|")})[\\\\/]`);
}

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map((pattern) => pattern.source).join("|"));
}
