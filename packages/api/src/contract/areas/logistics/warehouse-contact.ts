import { string } from "yup";
import { endpoint, formBody } from "../../core/endpoint.ts";
import { superAdmins } from "../../core/holders.ts";
import { idParams, idSchema, shape } from "../../core/schemas.ts";
import { warehouseContactForm } from "./warehouse-contact-form.ts";

/** Who works at a warehouse. */
export const warehouseUser = () =>
  shape({ id: idSchema(), name: string().defined(), username: string().defined(), userType: string().defined() });

/** The contact of a warehouse is a user: whoever keeps accounts makes it (domain.md §14), who keeps warehouses does not. */
export const warehouseContactEndpoints = {
  addContact: endpoint({
    method: "POST",
    path: "/oms/warehouse/:id/contact",
    summary: "Make the account of a warehouse's contact: its manager, with a one-time password",
    params: idParams,
    // Whoever may call reaches every warehouse, and every account.
    scope: { all: superAdmins },
    body: formBody(warehouseContactForm),
    reply: warehouseUser(),
    write: { audit: "user.created", idempotency: "required", affects: ["/oms/user", "/oms/warehouse"] },
    allow: "user.all",
    limit: "write",
  }),
};
