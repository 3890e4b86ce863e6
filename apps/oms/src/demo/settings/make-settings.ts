import type { Insertable } from "kysely";
import { settingGiven, settingKeys, settingText, type SettingKey } from "@o2r/api/contract/settings";
import type { Database } from "../../db/schema.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";
import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";

type Row = Insertable<Database["system_setting"]>;
type Entry = Insertable<Database["audit_log"]>;

/** What was changed, so many days ago: everywhere, or at the hub of this place in the list of hubs. */
const changed: readonly {
  readonly key: SettingKey;
  readonly hub?: number;
  readonly value: string;
  readonly days: number;
  readonly reason: string;
}[] = [
  { key: "minResidualDays", value: "20", days: 64, reason: "Retailers returned biscuits with two weeks left" },
  { key: "orderCutOff", hub: 1, value: "15:30", days: 41, reason: "The evening van leaves at half past four" },
  { key: "minOrderValue", hub: 2, value: "1000", days: 23, reason: "Long beats, small drops" },
];

/** The settings as somebody set them, with the history of what was changed. */
export const makeSettings = (scene: Scene, warehouses: readonly DemoWarehouse[]) => {
  const random = seedRandom("settings");
  const hubs = warehouses.filter(({ row }) => row.type === "HUB");
  const begun = daysBefore(scene.now, 380);
  const settings = new Map<string, Row>(
    settingKeys.map((key) => [
      key,
      {
        id: random.id(begun),
        key,
        warehouse_id: null,
        value: settingText(settingGiven(key).standard),
        created_at: begun,
        updated_at: begun,
      },
    ]),
  );
  const history: Entry[] = [];
  for (const { key, hub, value, days, reason } of changed) {
    const at = daysBefore(scene.now, days);
    const warehouse = hub === undefined ? undefined : hubs[hub]?.row;
    if (hub !== undefined && warehouse === undefined) continue;
    const standing = warehouse ? undefined : settings.get(key);
    const id = standing?.id ?? random.id(at);
    const version = standing ? 2 : 1;
    settings.set(`${key} ${warehouse?.id ?? ""}`.trim(), {
      ...stamps(scene, at),
      id,
      key,
      warehouse_id: warehouse?.id ?? null,
      value,
      version,
    });
    const { kind } = settingGiven(key);
    const audited = (text: string) => (kind === "money" || kind === "count" ? Number(text) : text);
    history.push({
      id: random.id(at),
      at,
      action: warehouse ? "setting.own-value" : "setting.updated",
      entity: "setting",
      entity_id: id,
      version,
      actor_id: scene.founderId,
      actor_username: "super_super_admin",
      actor_type: "SUPER_SUPER_ADMIN",
      changes: JSON.stringify([
        { field: "value", before: standing ? audited(String(standing.value)) : null, after: audited(value) },
        { field: "reason", before: null, after: reason },
      ]),
      refusal: null,
      address: null,
      request_id: "demo",
    });
  }
  return { settings: [...settings.values()], history };
};
