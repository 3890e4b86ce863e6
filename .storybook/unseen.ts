/**
 * What a page does for somebody who looks at it, left out where stories are played as tests: it cost more than the stories.
 * Runs before anything else of a page.
 */

/** As Storybook's instrumenter has it, of which only this is asked. */
interface Instrumenter {
  readonly instrument: <T>(original: T) => T;
}

/**
 * Storybook writes down every call of a play function with all text of the elements in it, sorts what it has each time, and
 * keeps it for the panel, which no test has. It begins anew when a story is chosen, which no test does either: in a page
 * that plays hundreds of stories each call took longer than the one before, and nothing of their documents was let go.
 */
const silent: Instrumenter = { instrument: (original) => original };
Object.assign(globalThis, { __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__: silent });

/** React's build that counts what is drawn writes each drawing into the browser's timeline, too, where it can. */
Object.defineProperty(console, "timeStamp", { value: undefined, configurable: true, writable: true });

/** Styles and layout are what they are in a frame that is seen, and all of it can be pressed; only nothing is painted. */
if (frameElement instanceof parent.window.HTMLElement) frameElement.style.opacity = "0";

export {};
