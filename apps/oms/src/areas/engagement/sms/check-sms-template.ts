import type { FieldError } from "@o2r/api/contract";
import {
  messageEventOf,
  messageVariables,
  slotsOf,
  variablesOf,
  type SmsTemplateValues,
} from "@o2r/api/contract/engagement";

/** What is wrong with a wording beyond the rules of its form: its places and what they are filled with. */
export const checkSmsTemplate = ({
  event,
  body,
  variables = [],
}: SmsTemplateValues): readonly (FieldError | null)[] => {
  const places = slotsOf(body);
  const known = variablesOf(event);
  return [
    places === variables.length
      ? null
      : {
          field: "variables",
          message: `The text has ${places === 1 ? "one {#var#}" : `${places} times {#var#}`}: say what fills each of them`,
        },
    ...variables.map(({ variable }, at) =>
      known.includes(variable)
        ? null
        : {
            field: `variables.${at}.variable`,
            message: `"${messageVariables[variable].label}" is not known when "${messageEventOf(event).label}" happens`,
          },
    ),
    // Spaces and broken brackets around a place are what the operators' comparison fails on.
    body.replaceAll("{#var#}", "").match(/\{\s*#|#\s*\}/) === null
      ? null
      : { field: "body", message: "A value stands as {#var#}, without spaces" },
  ];
};
