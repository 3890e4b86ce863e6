import { MapLink } from "./map-link.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <MapLink latitude={18.5204} longitude={73.8567}>
      12 Laxmi Road, Pune
    </MapLink>
  );
}

export const about: About = {
  summary: "Opens a place on the map, in a new tab: by its coordinates, else by its address.",
  status: "stable",
  since: "0.1.0",
  exports: ["MapLink"],
  when: ["For shops, warehouses and stops of a route."],
  whenNot: ["In an editable form: the fields it is made from."],
  example: Example,
  anatomy: [{ name: "Place", what: "Coordinates win where both are known.", at: "a" }],
  pairs: [
    {
      good: {
        draw: () => (
          <MapLink latitude={18.5079} longitude={73.8077}>
            Om Sai Kirana, Kothrud
          </MapLink>
        ),
        why: "Write where it leads: the coordinates find the place, and the words name it.",
      },
      bad: {
        draw: () => <MapLink latitude={18.5079} longitude={73.8077} />,
        why: "Figures say to nobody which shop it is.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to it." },
    { keys: ["Enter"], does: "Opens it." },
  ],
  accessibility: ["A link that says that it opens a new tab."],
};
