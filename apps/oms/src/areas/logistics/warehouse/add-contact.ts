import { sql } from "kysely";
import type { warehouseContactEndpoints } from "@o2r/api/contract/logistics";
import type { UserValues } from "@o2r/api/contract/parties";
import { conflict, notFound } from "../../../app-error.ts";
import { lockRow } from "../../../db/repository.ts";
import { afterCostly, type Handlers } from "../../../http/context.ts";
import { accountsWrittenBy } from "../../parties/user/make-account.ts";
import { hashGivenPassword } from "../../session/sign-in-of-others.ts";
import { withoutZero } from "../../../trade/mobile-number.ts";
import { noun } from "./hold-warehouse.ts";

/** The account of who answers for a warehouse. */
export const warehouseContactHandlers: Handlers<typeof warehouseContactEndpoints> = {
  addContact: afterCostly(async ({ actor, body }) => {
    const passwordHash = await hashGivenPassword(body.username, body.password);
    return async (context) => {
      const { db, params, scope, now, audit, services } = context;
      const warehouse = await lockRow(db, "warehouse", params.id, scope.covers(sql.ref<string>("warehouse.id")));
      if (!warehouse) throw notFound(noun);
      if (!warehouse.active) throw conflict(`${warehouse.company_name} is inactive. Activate it first.`);
      const values: UserValues = {
        name: body.personalName,
        mobile: withoutZero(body.personalMobile),
        emailId: body.personalEmailId ?? "",
        username: body.username,
        roles: warehouse.type === "CWH" ? "CWH_MANAGER" : "HUB_MANAGER",
        warehouses: [warehouse.id],
        ...(body.personalAddressLine1 !== undefined && { addressLine1: body.personalAddressLine1 }),
        ...(body.personalAddressLine2 !== undefined && { addressLine2: body.personalAddressLine2 }),
        ...(body.personalPincode !== undefined && { pincode: body.personalPincode }),
        ...(body.personalCity !== undefined && { city: body.personalCity }),
        ...(body.personalState !== undefined && { state: body.personalState }),
      };
      const made = await accountsWrittenBy({ by: actor, passwordHash }).create({
        db,
        scope,
        actor,
        now,
        audit,
        services,
        body: values,
      });
      return { id: made.id, name: made.name, username: made.username, userType: made.roles };
    };
  }),
};
