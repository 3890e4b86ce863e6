import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";

/** The simulator of most agents: what nobody takes in a minute is missed. */
export const deskDialerId = "01920000-0000-7000-8000-0000000d1a01";
/** The simulator of the named agent, whose call waits for whoever tries the demo. */
export const patientDialerId = "01920000-0000-7000-8000-0000000d1a02";

/** Two simulators, and a provider that nobody is connected by until one is named in the settings. */
export const makeDialers = (scene: Scene): readonly Insertable<Database["dialer"]>[] => {
  const made = stamps(scene, daysBefore(scene.now, 320));
  return [
    { id: deskDialerId, name: "Call centre Pune", kind: "SIMULATOR", ring_seconds: 60, ...made },
    { id: patientDialerId, name: "Training desk", kind: "SIMULATOR", ring_seconds: null, ...made },
    {
      id: "01920000-0000-7000-8000-0000000d1a03",
      name: "Cloud dialer",
      kind: "HTTP",
      ring_seconds: 45,
      caller_number: "02071234567",
      listening: true,
      ...made,
    },
  ];
};
