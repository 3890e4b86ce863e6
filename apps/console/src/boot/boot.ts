import { baseUrlOf, linkTokenOf, readSession } from "@o2r/api/client";
import { sparesLine } from "@o2r/api/react";
import { decideEntry } from "../routing/decide-entry.ts";
import { addressesToRead } from "./addresses-to-read.ts";
import { readEarly } from "./early-reads.ts";
import { askForFaces, facesKey, putFacesOff } from "./faces.ts";
import type { PageFacts } from "./page-facts.ts";

// The first script, small and by itself. It runs before the first paint, so that role, mode and density never flash and the
// skeleton of the right page stands; and it sends what the page will ask for while the code is on its way. The shell keeps
// the same attributes later; the keys are those of src/kit/appearance.ts.

const stored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

const session = readSession(document);

const system = matchMedia("(prefers-color-scheme: dark)");

const showMode = (): void => {
  const { classList } = document.documentElement;
  const mode = stored("o2r.mode");
  const dark = mode === "dark" || (mode !== "light" && system.matches);
  classList.toggle("dark", dark);
  classList.toggle("light", !dark);
};

const showAppearance = (): void => {
  const { dataset } = document.documentElement;
  dataset["role"] = session.role ?? "CC_SUPERVISOR";
  dataset["density"] = stored("o2r.density") === "compact" ? "compact" : "comfortable";
  if (stored("o2r.sidebar.folded") === true || matchMedia("(max-width: 1023px)").matches) dataset["sidebar"] = "folded";
  showMode();
  // The pages before the sign-in have nothing else that would follow the system.
  system.addEventListener("change", showMode);
};

/** Written by the build into what the service sends; absent while developing. */
const readFacts = (): PageFacts | undefined => {
  const text = document.currentScript?.dataset["page"];
  return text ? (JSON.parse(text) as PageFacts) : undefined; // our own build's
};

const begin = (): void => {
  showAppearance();
  const facts = readFacts();
  if (facts === undefined) return;
  if (sparesLine() && stored(facesKey) !== true) putFacesOff(facts.faces);
  else askForFaces(facts.faces);
  if (facts.byLink && linkTokenOf(location.hash) !== undefined) {
    window.o2rBoot = { reads: new Map(), leaving: false };
    return;
  }
  const isSignedIn = session.access !== undefined || session.refresh !== undefined;
  const wanted = location.pathname + location.search;
  const verdict = decideEntry(facts, { signedIn: isSignedIn, role: session.role }, wanted);
  if (verdict !== "enter") {
    window.o2rBoot = { reads: new Map(), leaving: true };
    location.replace(verdict.sendTo);
    return;
  }
  const { access } = session;
  const addresses = access === undefined ? [] : addressesToRead(facts.reads, session.role, facts.path, location);
  const base = baseUrlOf(document);
  window.o2rBoot = {
    reads: new Map(addresses.map((address) => readEarly(base + address, access ?? ""))),
    leaving: false,
  };
};

begin();
