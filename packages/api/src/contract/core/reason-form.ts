import { defineForm, select, text } from "@o2r/forms";

/** The option of the list of reasons that asks for words of its own. */
export const customReasonValue = "CUSTOM";

/**
 * Why something is cancelled, held or blocked: one of the configured reasons, or words of its own (specification §3 and §5,
 * Reason).
 */
export const reasonDialogForm = defineForm({
  id: "reason",
  version: 1,
  fields: {
    reason: select({
      label: "Reason",
      required: true,
      options: { source: "reason" },
      messages: { required: "Reason is required" },
    }),
    customReason: text({
      label: "Custom reason",
      maxLength: 300,
      required: { field: "reason", in: [customReasonValue] },
      enabled: { field: "reason", in: [customReasonValue] },
      messages: { required: "Reason is required", enabled: "Choose the reason Custom first" },
    }),
  },
});

/** A reason in words, by the label of its option. */
export const reasonText = (label: string, customReason: string | null | undefined): string => customReason || label;
