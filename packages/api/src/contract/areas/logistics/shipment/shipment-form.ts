import { date, defineForm, number, select, text } from "@o2r/forms";
import { vehicleTypes } from "./shipment-states.ts";

/** The number plate of a vehicle. */
export const vehicleNumber = text({
  label: "Vehicle number",
  maxLength: 13,
  pattern: "[A-Za-z]{2} ?[0-9]{1,2} ?[A-Za-z]{0,3} ?[0-9]{4}",
  messages: { pattern: "Enter a valid vehicle number, such as MH 12 QX 4071" },
  width: "half",
});
const driverName = text({ label: "Driver", maxLength: 60, width: "half" });
const driverMobile = text({ label: "Driver's mobile", digits: true, checks: ["mobile"], width: "half" });

/** The vehicle of a shipment, who drives it and when it leaves (domain.md §9, /create-shipment). */
export const shipmentForm = defineForm({
  id: "shipment",
  version: 1,
  fields: {
    vehicleType: select({ label: "Vehicle", required: true, options: vehicleTypes, width: "half" }),
    departOn: date({
      label: "Departure",
      required: true,
      min: { today: 0 },
      messages: { min: "Date can't be in the past" },
      width: "half",
    }),
    vehicleNumber,
    driverName,
    driverMobile,
    route: text({ label: "Route", maxLength: 60, width: "half" }),
    transporter: text({ label: "Transporter", maxLength: 60, width: "half" }),
  },
});

/** Which other vehicle or driver takes a shipment over. */
export const reassignForm = defineForm({
  id: "reassign-shipment",
  version: 1,
  fields: {
    vehicleNumber: { ...vehicleNumber, required: true },
    driverName: { ...driverName, required: true },
    driverMobile: { ...driverMobile, required: true },
  },
});

/** How many packs were counted into the vehicle. */
export const loadForm = defineForm({
  id: "load-shipment",
  version: 1,
  fields: {
    packs: number({
      label: "Packs counted",
      required: true,
      min: 1,
      max: 1_000_000,
      integer: true,
      help: "Each pack that goes into the vehicle, scanned or counted.",
    }),
  },
});

/** The e-way bill of a stop's goods. */
export const eWayForm = defineForm({
  id: "e-way-bill",
  version: 1,
  fields: {
    ewbNumber: text({
      label: "E-way bill number",
      required: true,
      digits: true,
      minLength: 12,
      maxLength: 12,
      messages: { minLength: "An e-way bill number has 12 digits" },
    }),
    ewbValidTill: date({
      label: "Valid till",
      required: true,
      min: { today: 0 },
      max: "none",
      messages: { min: "Date can't be in the past" },
    }),
  },
});
