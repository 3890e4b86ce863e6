import type { FieldSpec, FormSpec } from "./form-spec.ts";

/** How many fields the first one shows and hides; half of the form where it is small. */
const steered = (size: number): number => Math.min(50, size / 2);

/**
 * A form of so many fields, of which a good half carry rules: the first field shows and hides fifty, and every eight of the rest hold
 * one that shows the next, one that is required with it, a pair of numbers, and required and plain ones. Nothing is hidden when
 * it opens. One required field in three groups is empty, and one pair stands the wrong way round.
 */
export const conditionalForm = (size: number): FormSpec => {
  const last = size - steered(size);
  const fields: FieldSpec[] = [
    { name: "f0", label: "Controller", kind: "select", options: ["all", "few"], initial: "all", required: true },
  ];
  const pairs: { low: string; high: string }[] = [];
  for (let index = 1; index < size; index++) {
    fields.push(index < last ? grouped(index) : shownByFirst(index));
    if (index < last && (index - 1) % 8 === 4) pairs.push({ low: `f${index - 1}`, high: `f${index}` });
  }
  return {
    id: `conditional-${size}`,
    fields,
    pairs,
    typed: `f${Math.floor(size / 16) * 8 - 2}`,
    toggle: { by: "select", field: "f0", show: "all", hide: "few" },
  };
};

const grouped = (index: number): FieldSpec => {
  const name = `f${index}`;
  const group = Math.floor((index - 1) / 8);
  const text = { name, label: `Text ${index}`, kind: "text", maxLength: 200, initial: "abc" } as const;
  const number = { name, label: `Number ${index}`, kind: "number", min: 1, initial: 10 } as const;
  switch ((index - 1) % 8) {
    case 0:
      return { ...text, label: `Trigger ${index}` };
    case 1:
      return { ...text, visible: { field: `f${index - 1}`, filled: true } };
    case 2:
      return { ...text, requiredWith: `f${index - 2}` };
    case 3:
      return number;
    case 4:
      return { ...number, initial: group === 0 ? 5 : 20 };
    case 5:
      return { ...text, required: true };
    case 6:
      return { ...text, required: true, initial: group % 3 === 1 ? "" : "abc" };
    default:
      return { name, label: `Choice ${index}`, kind: "select", options: ["A", "B", "C"], initial: "B", required: true };
  }
};

const shownByFirst = (index: number): FieldSpec => ({
  name: `f${index}`,
  label: `Shown ${index}`,
  kind: "text",
  maxLength: 200,
  initial: "abc",
  visible: { field: "f0", is: "all" },
  ...(index % 5 === 0 ? { required: true } : {}),
});
