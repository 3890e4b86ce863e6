import { todayIn } from "@o2r/forms/days";
import type { CartToJudge, Judged, Promotion } from "@o2r/api/contract/orders";
import type { Part } from "../../../db/compile-once.ts";
import { readAlone, type Read } from "../../../db/read-together.ts";
import type { Db } from "../../../db/schema.ts";
import { readRetailerFacts } from "../../../trade/rule/read-facts.ts";
import { promotionsRead } from "../../promotions/use/promotions-for.ts";
import type { OrderParts } from "./assemble-order.types.ts";

/** What promotions an order is judged by, and as what cart beside its lines. */
export interface Offers {
  readonly promotions: readonly Promotion[];
  readonly cart: Omit<CartToJudge, "lines" | "slot">;
  /** The code that was typed; empty where none was. */
  readonly coupon: string;
}

interface Asked {
  readonly retailerId: string;
  readonly warehouseId: string;
  readonly source: OrderParts["source"];
  readonly paymentMode: string;
  readonly coupon: string;
  readonly now: Date;
}

const isCode = (typed: string, code: string | null): boolean => code?.toLowerCase() === typed.trim().toLowerCase();

const codesOf = ({ coupon }: Pick<Asked, "coupon">): readonly string[] => (coupon.trim() === "" ? [] : [coupon]);

/** The promotions that an order may have now: those that apply by themselves, and that of the code. */
export const offeredRead = ({
  retailerId,
  warehouseId,
  coupon,
  now,
}: Pick<Asked, "retailerId" | "coupon" | "now"> & { readonly warehouseId: string | Part }): Read<
  readonly Promotion[]
> => promotionsRead({ warehouseId, retailerId, day: todayIn("Asia/Kolkata", now), codes: codesOf({ coupon }) });

/** What an order is judged by, once its promotions were read. */
export const offersOf = async (db: Db, promotions: readonly Promotion[], asked: Asked): Promise<Offers> => {
  const { retailerId, warehouseId, source, paymentMode, coupon, now } = asked;
  const known = promotions.length === 0 ? undefined : (await readRetailerFacts(db, [retailerId])).get(retailerId);
  return {
    promotions,
    coupon,
    cart: {
      day: todayIn("Asia/Kolkata", now),
      platform: source === "CALL" ? "CALL_CENTERS" : "APP",
      warehouse: warehouseId,
      retailer: retailerId,
      codes: codesOf(asked),
      facts: {
        CART: { source, paymentMode },
        RETAILER: known?.RETAILER ?? {},
        WAREHOUSE: known?.WAREHOUSE ?? {},
      },
    },
  };
};

/** Reads the promotions that an order may have now, and what it is judged by. */
export const readOffers = async (db: Db, asked: Asked): Promise<Offers> =>
  offersOf(db, await readAlone(db, offeredRead(asked)), asked);

/** Of others, or of other days: nothing is told of such a code, so that none can be guessed. */
const secret: ReadonlySet<string | null> = new Set(["EARLY", "OVER", "WAREHOUSE", "RETAILER"]);

const verdictOn = (
  { coupon }: Pick<Offers, "coupon">,
  { verdicts }: Pick<Judged, "verdicts">,
): Judged["verdicts"][number] | undefined => {
  const verdict = verdicts.find((one) => isCode(coupon, one.code));
  return verdict === undefined || secret.has(verdict.reason) ? undefined : verdict;
};

/** Whether the code that was typed is one that the retailer may use now, be it that the cart is not enough yet. */
export const isHeld = (offers: Pick<Offers, "coupon">, judged: Pick<Judged, "verdicts">): boolean =>
  verdictOn(offers, judged) !== undefined;

/** Why the code that was typed takes nothing off the order, in words; null where it does, or none was typed. */
export const couponAnswer = (offers: Pick<Offers, "coupon">, judged: Pick<Judged, "verdicts">): string | null => {
  const code = offers.coupon.trim();
  if (code === "") return null;
  const verdict = verdictOn(offers, judged);
  if (verdict === undefined) return `No code ${code} holds for this order`;
  if (verdict.applied) return null;
  return verdict.nearly === null || verdict.nearly.text === verdict.why
    ? verdict.why
    : `${verdict.why}: ${verdict.nearly.text}`;
};
