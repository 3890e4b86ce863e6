import { http } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, rowId } from "../../../../stories/thing-service.ts";

/** The options of the first list that things use. */
export const demoNames = ["Pouch", "Bottle", "Tin", "Bar", "Box"];
const list = (category: string, labels: readonly string[], at: number) => ({
  id: demoId(at),
  version: 3,
  category,
  options: labels.map((label, place) => ({
    id: rowId(at * 100 + place),
    version: 1,
    active: label !== "Bar",
    label,
    value: label.toUpperCase(),
    uses: category === "reason" ? null : 120 - place * 20,
  })),
});

/** The lists as the service has them; what is moved or added stays so. */
export const configService = () => {
  const packs = list("PACK_TYPE", demoNames, 1);
  const lists = [list("reason", ["Out of stock", "Shop closed"], 2), packs];
  return [
    http.get("/oms/master/list", () => ok(lists)),
    http.post("/oms/master/common", () => {
      packs.options.push({ id: rowId(999), version: 1, active: true, label: "Jar", value: "JAR", uses: 0 });
      return ok({ done: true });
    }),
    http.put("/oms/master/list/:id/order", async ({ request }) => {
      const { options }: { options: string[] } = Object(await request.json());
      packs.options.sort((one, other) => options.indexOf(one.id) - options.indexOf(other.id));
      return ok({ done: true });
    }),
  ];
};
