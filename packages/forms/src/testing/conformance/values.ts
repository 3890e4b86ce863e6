import {
  checkbox,
  date,
  files,
  money,
  multiSelect,
  number,
  password,
  percent,
  select,
  text,
} from "../../definition/builders.ts";
import { defineForm } from "../../definition/form.ts";
import { chain } from "../../definition/rule.ts";
import { scenario } from "../scenario.ts";

const form = defineForm({
  id: "conformance-values",
  version: 1,
  fields: {
    name: text({ label: "Name", minLength: 2, maxLength: 5 }),
    code: text({ label: "Code", pattern: "[A-Z]+\\d" }),
    pin: text({ label: "Pin", digits: true }),
    days: number({ label: "Days", min: 1, integer: true }),
    price: money({ label: "Price" }),
    cap: money({ label: "Cap" }),
    rent: money({ label: "Rent", min: 0.01 }),
    cess: percent({ label: "Cess", min: 0 }),
    share: percent({ label: "Share" }),
    rate: select({
      label: "Rate",
      options: [
        { value: 0, label: "0%" },
        { value: 5, label: "5%" },
      ],
    }),
    tags: multiSelect({ label: "Tags", options: ["x", "y"], maxItems: 1 }),
    tick: checkbox({ label: "Tick", required: { field: "rate", in: [5] } }),
    documents: files({ label: "Documents", maxItems: 2 }),
    born: date({ label: "Born" }),
    from: date({ label: "From", max: "none" }),
    till: date({ label: "Till", max: "none" }),
    secret: password({ label: "Secret" }),
    again: password({ label: "Again" }),
  },
  rules: [
    chain(["price", "cap"], "<=", [{ left: "above {value}", right: "below {value}" }]),
    { compare: ["from", "<=", "till"], message: "wrong order", blame: "both" },
    { compare: ["again", "==", "secret"], message: "Passwords should match!" },
    { compare: ["share", "<=", 50], when: { field: "rate", filled: true }, message: "too much" },
  ],
});

const today = { today: "2026-11-21" };
const sent = { tick: false };

export const values = [
  scenario(form, "a text is trimmed, and blank is empty", {
    given: { name: "  abc ", code: "   " },
    errors: {},
    values: { ...sent, name: "abc" },
  }),
  scenario(form, "a password is not trimmed", {
    given: { secret: " a ", again: " a " },
    values: { ...sent, secret: " a ", again: " a " },
  }),
  scenario(form, "limits of texts", {
    given: { name: "a", code: "A", pin: "12a" },
    errors: {
      name: "Must be at least 2 characters",
      code: "Not in the expected format",
      pin: "This value cannot be read",
    },
  }),
  scenario(form, "a text of a megabyte is only too long", {
    given: { name: "x".repeat(1_000_000) },
    errors: { name: "Can't exceed 5 characters" },
  }),
  scenario(form, "typed numbers are numbers, with or without grouping", {
    given: { days: " 1,200 ", price: "0.50", share: 12.5 },
    errors: {},
    values: { ...sent, days: 1200, price: 0.5, share: 12.5 },
  }),
  scenario(form, "limits of numbers", {
    given: { days: "1.5", price: "1.005", share: "100.5" },
    errors: {
      days: "Enter a whole number",
      price: "Can't have more than 2 decimals",
      share: "Percent cant exceed 100%",
    },
  }),
  scenario(form, "no leading nought where there is a least value, and no minus where none is allowed", {
    given: { days: "07", price: "-1", rent: "05" },
    errors: { days: "Can't be 0 for this field", price: "Can't be negative", rent: "Can't be 0 for this field" },
  }),
  scenario(form, "nought itself is refused where the least value is above it", {
    given: { days: 0, rent: "0", cess: "0" },
    errors: { days: "Can't be 0 for this field", rent: "Can't be 0 for this field" },
  }),
  scenario(form, "a fraction begins with nought where decimals are allowed", {
    given: { rent: "0.50", cess: 0.5 },
    errors: {},
    values: { ...sent, rent: 0.5, cess: 0.5 },
  }),
  scenario(form, "what is no number is refused, whatever it is", {
    given: { days: "1e3", price: Number.NaN, cap: Number.POSITIVE_INFINITY, share: "12 kg" },
    errors: {
      days: "This value cannot be read",
      price: "This value cannot be read",
      cap: "This value cannot be read",
      share: "This value cannot be read",
    },
  }),
  scenario(form, "minus nought is nought", { given: { price: -0 }, errors: {}, values: { ...sent, price: 0 } }),
  scenario(form, "an option is chosen by its value or by its text, and is what it stands for", {
    given: { rate: "0", tags: ["y"] },
    errors: {},
    values: { ...sent, rate: 0, tags: ["y"] },
  }),
  scenario(form, "what is no option is refused, and so are too many", {
    given: { rate: "7", tags: ["x", "y"] },
    errors: { rate: "Choose one of the listed values", tags: "Can't have more than 1 entries" },
  }),
  scenario(form, "a tick that is wanted must be there", { given: { rate: 5 }, errors: { tick: "Field is required" } }),
  scenario(form, "uploads are told apart, and their number is limited", {
    given: { documents: ["a", "a", "b"] },
    errors: {},
    values: { ...sent, documents: ["a", "b"] },
  }),
  scenario(
    form,
    "a day that does not exist, and one after today, are refused",
    {
      given: { born: "2026-11-22", from: "2026-02-30" },
      errors: { born: "Must be on or before 21-11-2026", from: "This value cannot be read" },
    },
    today,
  ),
  scenario(form, "days outside the calendar are refused where a field gives no bound of its own", {
    given: { born: "1946-12-31", from: "1900-01-01", till: "3000-01-02" },
    errors: {
      born: "Must be on or after 01-01-1947",
      from: "Must be on or after 01-01-1947",
      till: "Must be on or before 01-01-3000",
    },
  }),
  scenario(
    form,
    "today is in time",
    { given: { born: "2026-11-21" }, errors: {}, values: { ...sent, born: "2026-11-21" } },
    today,
  ),
  scenario(form, "both sides of a comparison say what is wrong", {
    given: { price: "10", cap: "9" },
    errors: { price: "above 9", cap: "below 10" },
  }),
  scenario(form, "equal is in order, and an empty side is not compared", {
    given: { price: "10", cap: "10.00", from: "2026-01-01" },
    errors: {},
  }),
  scenario(form, "days are compared as days", {
    given: { from: "2026-10-01", till: "2026-09-30" },
    errors: { from: "wrong order", till: "wrong order" },
  }),
  scenario(form, "two that must be the same", {
    given: { secret: "one", again: "two" },
    errors: { again: "Passwords should match!" },
  }),
  scenario(form, "a comparison is made only when it is asked for", {
    given: { share: "60" },
    errors: {},
    values: { ...sent, share: 60 },
  }),
  scenario(form, "and then it is", { given: { share: "60", rate: 0 }, errors: { share: "too much" } }),
];
