import { defineForm, select, text } from "@o2r/forms";

/** The option of the list of reasons that asks for words of its own. */
export const customReasonValue = "CUSTOM";

const reasonFormOf = <Id extends string>(id: Id, source: string) =>
  defineForm({
    id,
    version: 1,
    fields: {
      reason: select({
        label: "Reason",
        required: true,
        options: { source },
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

/**
 * Why something is cancelled, held or blocked: one of the configured reasons, or words of its own (specification §3 and §5,
 * Reason).
 */
export const reasonDialogForm = reasonFormOf("reason", "reason");

/** Why a hub order is rejected, cancelled or closed short: what ends orders of shops does not fit it. */
export const hubReasonForm = reasonFormOf("hub-reason", "hubOrderReason");

/** A reason in words, by the label of its option. */
export const reasonText = (label: string, customReason: string | null | undefined): string => customReason || label;
