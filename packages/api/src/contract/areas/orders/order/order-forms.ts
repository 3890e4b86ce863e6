import { date, defineForm, lookup } from "@o2r/forms";

/** On which other day an order is to be delivered (specification §3 and §5, Reschedule). */
export const rescheduleForm = defineForm({
  id: "reschedule-order",
  version: 1,
  fields: {
    orderSlot: date({
      label: "Delivery date",
      required: true,
      min: { today: 0 },
      messages: { required: "Date is required", min: "Date can't be in the past" },
    }),
  },
});

/** From which other hub an order is to be delivered. */
export const changeHubForm = defineForm({
  id: "change-hub",
  version: 1,
  fields: { warehouseId: lookup({ label: "Hub", source: "warehouse", required: true }) },
});
