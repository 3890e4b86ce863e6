import { date, defineForm, number, text, textarea } from "@o2r/forms";
import { vehicleNumber } from "../../logistics/shipment/shipment-form.ts";

/** What the invoice registration portal gave for an invoice, typed by hand. */
export const irnForm = defineForm({
  id: "irn",
  version: 1,
  fields: {
    irn: text({
      label: "IRN",
      required: true,
      maxLength: 64,
      pattern: "[0-9a-fA-F]{64}",
      messages: { pattern: "An IRN has 64 characters of 0–9 and a–f" },
    }),
    ackNumber: text({
      label: "Acknowledgement number",
      required: true,
      digits: true,
      minLength: 10,
      maxLength: 20,
      messages: { minLength: "An acknowledgement number has 10 digits or more" },
    }),
    ackDate: date({
      label: "Acknowledgement date",
      required: true,
      max: { today: 0 },
      messages: { max: "Date can't be in the future" },
    }),
    signedQr: textarea({
      label: "Signed QR",
      maxLength: 4000,
      rows: 3,
      help: "The text that the QR of the portal holds.",
    }),
  },
});

/** What an e-way bill is asked with of the provider. */
export const askEWayForm = defineForm({
  id: "ask-e-way-bill",
  version: 1,
  fields: {
    vehicleNumber: { ...vehicleNumber, required: true },
    distance: number({ label: "Distance, km", required: true, integer: true, min: 1, max: 4000, width: "half" }),
  },
});
