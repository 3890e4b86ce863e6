import { LayoutTemplate, Settings } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of the layout of the apps are for, and their icons. */
export const about: PageWords = {
  "/appconfig": { icon: Settings, says: "Builds, themes, forced updates and maintenance of the apps." },
  "/appconfig/new": { says: "Say what apps of a build, or all others, are told when they start." },
  "/appconfig/:id": { says: "What these apps are told, version by version." },
  "/appconfig/:id/edit": { says: "Change what these apps are told once it is published." },
  "/layout-content": { icon: LayoutTemplate, says: "Banners, products and brands that the apps show." },
  "/layout-content/new": { says: "Make something that rails show." },
  "/layout-content/:id": { says: "Change what a content shows, and when." },
  "/layout-page/new": { says: "Make a page of an app; its rails are composed after." },
  "/layout-page/:id": { says: "Change what a page is for." },
  "/rail-type": { icon: LayoutTemplate, says: "Rows of content on a page of the apps." },
  "/layout-page": { icon: LayoutTemplate, says: "Pages of the apps, made of rails." },
  "/create-rail": { says: "Make a rail and see it as the phone and the web show it." },
  "/layout": { says: "Arrange the rails of a page and publish it." },
};
