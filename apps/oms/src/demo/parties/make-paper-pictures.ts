import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { FilledIn, Sketchbook } from "../make-images.ts";
import type { DemoRetailer } from "./make-retailers.ts";
import { certificates, drawPerson, drawShop, lookCount, panCards } from "./paper-drawings.ts";
import { shopKinds } from "./people.ts";

type Pictures = Pick<Insertable<Database["retailer"]>, "primary_image" | "shop_image" | "gst_image" | "pan_image">;
type State = Insertable<Database["kyc"]>["state"];

const none: Pictures = { primary_image: null, shop_image: null, gst_image: null, pan_image: null };

/** Papers that somebody has to look at: each has a picture with its own number. */
const isLookedAt = new Set<State>(["SUBMITTED", "RESUBMITTED", "UNDER_REVIEW"]);

/**
 * What is seen of each retailer whose papers were submitted, by the retailer's id. Those who wait for nobody share
 * pictures, since somebody waits while the demo starts.
 */
export const makePaperPictures = (
  retailers: readonly DemoRetailer[],
  kyc: readonly { readonly retailer_id: string; readonly state?: State }[],
  sketches: Sketchbook,
): ReadonlyMap<string, Pictures> => {
  const states = new Map(kyc.map(({ retailer_id, state }) => [retailer_id, state]));
  const [certificateOf, panCardOf] = [certificates(), panCards()];
  const ids = new Map<string, string>();
  const show = (name: string, draw: () => string | FilledIn): string => {
    const id = ids.get(name) ?? sketches.add(name, draw());
    ids.set(name, id);
    return id;
  };
  /** The paper with this number; of whoever waits for nobody one that has none. */
  const showNumbered = (name: string, number: string | null | undefined, draw: (number: string) => FilledIn) =>
    number == null ? null : show(`${name}-${number}`, () => draw(number));
  const picturesOf = (row: DemoRetailer, state: State, look: number): Pictures => {
    const numberOf = (number: string | null | undefined) =>
      number == null || isLookedAt.has(state) ? number : "SPECIMEN";
    const kind = shopKinds.find((each) => row.establishment.endsWith(each)) ?? "Shop";
    return {
      primary_image:
        state === "REJECTED"
          ? show("contact-out-of-focus", () => drawPerson(0, true))
          : show(`contact-${look}`, () => drawPerson(look)),
      shop_image: show(`shop-${kind.toLowerCase().replaceAll(" ", "-")}-${look}`, () => drawShop(kind, look)),
      gst_image: showNumbered("gst-certificate", numberOf(row.gst_number), certificateOf),
      pan_image: showNumbered("pan-card", numberOf(row.pan_number), panCardOf),
    };
  };
  return new Map(
    retailers.map((row, index) => {
      const state = states.get(row.id) ?? "NOT_SUBMITTED";
      return [row.id, state === "NOT_SUBMITTED" ? none : picturesOf(row, state, index % lookCount)];
    }),
  );
};
