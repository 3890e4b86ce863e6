import { checkbox, multiSelect, number, select, text } from "../../definition/builders.ts";
import { defineForm } from "../../definition/form.ts";
import { scenario } from "../scenario.ts";

const form = defineForm({
  id: "conformance-conditions",
  version: 1,
  fields: {
    kind: select({ label: "Kind", options: ["A", "B"] }),
    tags: multiSelect({ label: "Tags", options: ["x", "y"] }),
    tick: checkbox({ label: "Tick" }),
    amount: number({ label: "Amount" }),
    shown: text({ label: "Shown", visible: { field: "kind", in: ["A"] } }),
    next: text({ label: "Next", visible: { field: "shown", filled: true }, required: true }),
    open: text({ label: "Open", enabled: { field: "kind", notIn: ["B"] }, onHide: "keep" }),
    gone: text({ label: "Gone", visible: { field: "tick", filled: false }, onHide: "clear" }),
    listed: text({ label: "Listed", required: { field: "tags", in: ["x"] } }),
    any: text({ label: "Any", required: { anyFilled: ["amount", "tick"] } }),
    both: text({
      label: "Both",
      required: { all: [{ field: "kind", in: ["B"] }, { not: { field: "tick", filled: true } }] },
    }),
    either: text({
      label: "Either",
      required: { any: [{ compare: ["amount", ">", 9] }, { compare: ["amount", "==", -1] }] },
    }),
    fixed: text({
      label: "Fixed",
      readOnly: { fact: "mode", in: ["edit"] },
      required: { fact: "mode", in: ["create", "edit"] },
    }),
  },
});

export const conditions = [
  scenario(form, "nothing typed: what asks for a value is hidden, what asks for none is there", {
    given: {},
    hidden: ["shown", "next"],
    disabled: [],
    required: [],
    errors: {},
    values: { tick: false },
  }),
  scenario(form, "a listed value shows, and what is filled shows the next", {
    given: { kind: "A", shown: "here" },
    hidden: [],
    required: ["next"],
    errors: { next: "This field is required" },
  }),
  scenario(form, "a hidden field is empty for every rule, down the chain", {
    given: { kind: "A", shown: "here", next: "there", tick: false },
    hidden: [],
    errors: {},
    values: { kind: "A", shown: "here", next: "there", tick: false },
  }),
  scenario(form, "and is left out, though it is kept in memory", {
    given: { shown: "here", next: "there" },
    hidden: ["shown", "next"],
    dropped: ["shown", "next"],
    errors: {},
    values: { tick: false },
  }),
  scenario(form, "a closed field may be sent all the same", {
    given: { kind: "B", open: "kept", both: "x" },
    disabled: ["open"],
    values: { kind: "B", open: "kept", both: "x", tick: false },
  }),
  scenario(form, "what is cleared on hiding does not come back", {
    given: { gone: "typed", tick: true, any: "x" },
    hidden: ["shown", "next", "gone"],
    dropped: [],
    values: { tick: true, any: "x" },
  }),
  scenario(form, "one item of a list is enough", {
    given: { tags: ["y", "x"] },
    required: ["listed"],
    errors: { listed: "Field is required" },
  }),
  scenario(form, "a tick counts as filled", { given: { tick: true }, required: { any: true, listed: false } }),
  scenario(form, "zero counts as filled", { given: { amount: "0" }, errors: { any: "This field is required" } }),
  scenario(form, "all must hold, and none of what is denied", {
    given: { kind: "B" },
    required: { both: true, any: false },
  }),
  scenario(form, "any is enough, and numbers are compared as numbers", {
    given: { amount: "10", any: "x" },
    required: ["any", "either"],
    errors: { either: "This field is required" },
  }),
  scenario(form, "a fact decides, and nobody owes what nobody can change", {
    given: {},
    facts: { mode: "edit" },
    readOnly: ["fixed"],
    required: [],
    errors: {},
  }),
  scenario(form, "another fact decides otherwise", {
    given: {},
    facts: { mode: "create" },
    readOnly: [],
    required: ["fixed"],
    errors: { fixed: "This field is required" },
  }),
];
