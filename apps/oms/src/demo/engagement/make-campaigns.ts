import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { DemoRetailer } from "../parties/make-retailers.ts";
import { entriesOf, type HistoryEntry, type PastStep } from "../history-entries.ts";
import { seedRandom } from "../random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "../scene.ts";

type CampaignRow = Insertable<Database["campaign"]> & { readonly id: string };

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

const prime = [{ attr1: "RETAILER", attr2: "isPrime", operator: "==", validator: "true", group: 1 }];
const idle = [{ attr1: "RETAILER", attr2: "idleDays", operator: ">=", validator: "30", group: 1 }];

const written = [
  {
    title: "Diwali offers on dry fruits",
    body: "Ten percent off all dry fruits until Sunday. Order in the app before 9 in the evening.",
    channels: ["PUSH", "SMS"],
    audience: [],
    deep_link: "/offers/diwali",
    state: "SENT",
    daysAgo: 16,
  },
  {
    title: "We miss you",
    body: "You have not ordered for a month. Your next order is delivered free of charge.",
    channels: ["SMS"],
    audience: idle,
    deep_link: null,
    state: "SENT",
    daysAgo: 6,
  },
  {
    title: "Early access for prime shops",
    body: "The new season's rice is in. Prime shops order it from today on.",
    channels: ["PUSH", "IN_APP"],
    audience: prime,
    deep_link: "/category/rice",
    state: "SCHEDULED",
    daysAgo: 1,
  },
  {
    title: "Wedding season stock",
    body: "Stock up on ghee and sugar: prices are held until the end of the month.",
    channels: ["PUSH"],
    audience: [],
    deep_link: null,
    state: "DRAFT",
    daysAgo: 0.4,
  },
  {
    title: "Holiday on Friday",
    body: "There are no deliveries on Friday. Orders come on Saturday.",
    channels: ["IN_APP"],
    audience: [],
    deep_link: null,
    state: "CANCELLED",
    daysAgo: 9,
  },
] as const;

type Step = PastStep<(typeof written)[number]["state"] | "SENDING">;

/** How one came to its state: by somebody, and once it is released by the clock. */
const stepsOf = ({ state, title, recipients, sent_at: sentAt }: CampaignRow, at: Date, by: string): readonly Step[] => {
  const first: Step = { action: "created", at, to: "DRAFT", by, told: [{ field: "title", after: title }] };
  if (state === "DRAFT") return [first];
  if (state === "CANCELLED") return [first, { action: "cancelled", at: later(at, 50), to: "CANCELLED", by }];
  const released: Step = { action: "released", at: later(at, 2), to: "SCHEDULED", by };
  if (state !== "SENT" || sentAt == null) return [first, released];
  const told = [{ field: "recipients", after: recipients ?? 0 }];
  return [
    first,
    released,
    { action: "begun", at: later(at, 3), to: "SENDING", by: null, told },
    { action: "sent", at: new Date(sentAt), to: "SENT", by: null },
  ];
};

/** Notifications in every state that lasts, those that were sent with what became of each message. */
export const makeCampaigns = (
  scene: Scene,
  retailers: readonly DemoRetailer[],
): {
  readonly campaigns: readonly CampaignRow[];
  readonly messages: readonly Insertable<Database["message"]>[];
  readonly history: readonly HistoryEntry[];
} => {
  const random = seedRandom("campaigns");
  const active = retailers.filter(({ state }) => state === "ACTIVE");
  const made = written.map(({ daysAgo, channels, audience, state, ...words }) => {
    const at = daysBefore(scene.now, daysAgo);
    const sent = state === "SENT";
    // Every third shop stands for those of a narrower audience.
    const to = sent ? active.filter((_, place) => audience.length === 0 || place % 3 === 0) : [];
    const row: CampaignRow = {
      id: random.id(at),
      ...words,
      channels: [...channels],
      audience: JSON.stringify(audience),
      image: null,
      sender: (channels as readonly string[]).includes("SMS") ? "650123" : null,
      dlt_template_id: (channels as readonly string[]).includes("SMS") ? `1107161${random.digits(12)}` : null,
      start_on: state === "SCHEDULED" ? dateAfter(scene.now, 2) : null,
      start_at: state === "SCHEDULED" ? "11:00" : null,
      quiet_from: 21 * 60,
      quiet_to: 10 * 60,
      state,
      starts_at: state === "SCHEDULED" ? new Date(`${dateAfter(scene.now, 2)}T11:00:00+05:30`) : sent ? at : null,
      recipients: sent ? to.length : state === "SCHEDULED" ? Math.round(active.length / 4) : null,
      begun_at: sent ? at : null,
      sent_at: sent ? new Date(at.getTime() + 9 * 60_000) : null,
      ...stamps(scene, at),
    };
    return { row, channels, to, at };
  });
  const messages = made.flatMap(({ row, channels, to, at }) =>
    to.flatMap((retailer) =>
      channels.map((channel): Insertable<Database["message"]> => {
        const fails = random.chance(0.02);
        const sent = fails ? null : new Date(at.getTime() + random.whole(5, 500) * 1000);
        const arrived =
          sent !== null && random.chance(0.94) ? new Date(sent.getTime() + random.whole(2, 60) * 1000) : null;
        const seen = arrived !== null && channel === "PUSH" && random.chance(0.4);
        return {
          id: random.id(at),
          key: `campaign ${row.id} ${retailer.id} ${channel}`,
          channel,
          recipient: retailer.mobile,
          retailer_id: retailer.id,
          campaign_id: row.id,
          offer: true,
          template: "campaign",
          title: row.title,
          body: row.body,
          link: row.deep_link ?? null,
          state: fails ? "FAILED" : "SENT",
          attempts: fails ? 5 : 1,
          fault: fails ? "The provider answers with status 502" : null,
          created_at: at,
          due_at: at,
          sent_at: sent,
          delivered_at: arrived,
          read_at: seen ? new Date(arrived.getTime() + random.whole(60, 40_000) * 1000) : null,
        };
      }),
    ),
  );
  const past = seedRandom("campaign history");
  const history = made.flatMap(({ row, at }) =>
    entriesOf(past, { entity: "campaign", id: row.id }, stepsOf(row, at, scene.founderId)),
  );
  return { campaigns: made.map(({ row }) => row), messages, history };
};
