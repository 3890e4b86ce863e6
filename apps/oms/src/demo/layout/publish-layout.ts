import type { Selectable } from "kysely";
import { publishVersion } from "../../areas/layout/app-config/versions.ts";
import { addVersion } from "../../areas/layout/page/publish.ts";
import { readDraftBody } from "../../areas/layout/page/read-body.ts";
import type { Database, Db } from "../../db/schema.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";
import type { DemoLayout } from "./make-layout.ts";

type ConfigRow = Selectable<Database["app_config"]>;

/** Publishes the demo's pages, and changes the first again so that its draft differs from what is live. */
export const publishPages = async (db: Db, scene: Scene, { pages, places, published }: DemoLayout): Promise<void> => {
  const now = daysBefore(scene.now, 12);
  for (const [at, id] of published.entries()) {
    const body = await readDraftBody(db, id);
    const given = { pageId: id, body, live: null, restoredFrom: null, now, by: scene.founderId };
    const live_version = await addVersion(db, { ...given, note: at === 0 ? "For the winter" : undefined });
    await db.updateTable("layout_page").set({ live_version, state: "PUBLISHED" }).where("id", "=", id).execute();
  }
  const last = places.filter(({ page_id }) => page_id === pages[0]?.id).at(-2);
  if (last) await db.updateTable("page_rail").set({ hidden: true }).where("id", "=", last.id).execute();
};

/** Configurations of both apps: a default for each device and system, one for a build, and a draft. */
export const makeConfigs = async (db: Db, scene: Scene, { published }: DemoLayout): Promise<void> => {
  const random = seedRandom("app configs");
  const [home, offers, checkout, web, agents] = published;
  if (!home || !offers || !checkout || !web || !agents) throw new RangeError("Too few pages are published");
  const made = stamps(scene, daysBefore(scene.now, 11));
  const phone = { device_type: "MOBILE", home_id: home, content_page_id: offers, checkout_page_id: checkout } as const;
  const ideas: readonly (Partial<ConfigRow> & Pick<ConfigRow, "name" | "home_id" | "device_type">)[] = [
    { ...phone, name: "Android, all builds", os: "ANDROID", is_default: true },
    { ...phone, name: "Android from build 412", os: "ANDROID", build_number: 412, flexible_update: true },
    { ...phone, name: "Android from build 500", os: "ANDROID", build_number: 500, state: "DRAFT" },
    { ...phone, name: "iOS, all builds", os: "IOS", is_default: true },
    { name: "Web", device_type: "WEB", home_id: web, is_default: true },
    {
      name: "Field agents",
      app: "FSA",
      device_type: "MOBILE",
      os: "ANDROID",
      home_id: agents,
      is_default: true,
      referral_duration: null,
    },
  ];
  for (const idea of ideas) {
    const inserted = await db
      .insertInto("app_config")
      .values({
        id: random.id(made.created_at),
        app: "O2R",
        is_default: false,
        color: "#4d57b7",
        force_update: false,
        flexible_update: false,
        referral_duration: 30,
        attendance_control: true,
        onboarding_retailer_control: true,
        ...idea,
        ...made,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (inserted.state !== "DRAFT" || idea.state === "DRAFT") continue;
    const given = { row: inserted, note: null, restoredFrom: null, by: scene.founderId, now: made.updated_at };
    const live_version = await publishVersion(db, given);
    await db
      .updateTable("app_config")
      .set({ live_version, state: "PUBLISHED" })
      .where("id", "=", inserted.id)
      .execute();
  }
};
