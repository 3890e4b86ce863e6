import { createRoot, type Root } from "react-dom/client";
import type { Contender, Prepared, Selectors } from "./contender.ts";
import { forms } from "./spec/forms.ts";
import { initialTyped, isVisible, judgeForm } from "./spec/judge.ts";
import type { FormSpec } from "./spec/form-spec.ts";
import "./style.css";

const contenders = import.meta.glob<{ readonly contender: Contender }>("./contenders/*.tsx");

const ownMarkup: Selectors = {
  row: (name) => `[data-field="${name}"]`,
  error: ".error",
  submit: "[type=submit]",
};

/** What the harness says to the page. */
class Bench {
  #form: FormSpec | undefined;
  #prepared: Prepared | undefined;
  #root: Root | undefined;

  /** Loads a contender and lets it prepare a form; nothing is mounted yet. Returns the form. */
  async load(contender: string, formId: string): Promise<FormSpec> {
    const form = forms.find(({ id }) => id === formId);
    const module = contenders[`./contenders/${contender}.tsx`];
    if (!form || !module) throw new RangeError(`There is no ${contender} or no ${formId}`);
    this.#prepared = (await module()).contender.prepare(form);
    this.#form = form;
    return form;
  }

  mount(): void {
    const container = document.querySelector("#root");
    if (!container) throw new Error("The page has no root");
    const { Page } = this.#loaded.prepared;
    this.#root = createRoot(container);
    this.#root.render(<Page />);
  }

  unmount(): void {
    this.#root?.unmount();
  }

  /** The names of the fields whose rows can be seen. */
  shown(): readonly string[] {
    const { form, selectors } = this.#loaded;
    return form.fields
      .map(({ name }) => name)
      .filter((name) => document.querySelector(selectors.row(name))?.checkVisibility() ?? false);
  }

  /** The names of the visible fields that show a refusal. */
  refused(): readonly string[] {
    const { selectors } = this.#loaded;
    return this.shown().filter((name) =>
      document.querySelector(`${selectors.row(name)} ${selectors.error}`)?.textContent?.trim(),
    );
  }

  /** What stands in a field's control. */
  typed(name: string): string {
    const control = this.#control(name);
    return control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? "") : control.value;
  }

  /** What the library holds. */
  held(name: string): string {
    return String(this.#loaded.prepared.read(name) ?? "");
  }

  /** Puts the caret at the end of a field, or selects all of it. */
  focus(name: string, all = false): void {
    const control = this.#control(name);
    control.focus();
    // Only text has a selection.
    if (!(control instanceof HTMLInputElement) || control.type !== "text") return;
    if (all) control.select();
    else control.setSelectionRange(control.value.length, control.value.length);
  }

  /** Chooses an option by its words, as a person would. */
  choose(name: string, words: string): void {
    const select = this.#control(name);
    if (!(select instanceof HTMLSelectElement)) throw new TypeError(`${name} is no select`);
    select.selectedIndex = [...select.options].findIndex(({ label }) => label === words);
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }

  submit(): void {
    const button = document.querySelector<HTMLElement>(this.#loaded.selectors.submit);
    if (!button) throw new Error("There is no way to submit");
    button.click();
  }

  /** What must show and what must be refused, by the words of the specification and what is typed. */
  expected(changes: Readonly<Record<string, string>> = {}): {
    readonly shown: readonly string[];
    readonly refused: readonly string[];
  } {
    const { form } = this.#loaded;
    const typed = { ...initialTyped(form), ...changes };
    const read = (name: string) => typed[name];
    return {
      shown: form.fields.filter((field) => isVisible(form, field, read)).map(({ name }) => name),
      refused: Object.keys(judgeForm(form, read)),
    };
  }

  get #loaded() {
    if (!this.#form || !this.#prepared) throw new Error("Nothing is loaded");
    return { form: this.#form, prepared: this.#prepared, selectors: { ...ownMarkup, ...this.#prepared.selectors } };
  }

  #control(name: string): HTMLInputElement | HTMLSelectElement {
    const row = this.#loaded.selectors.row(name);
    const control = document.querySelector(`${row} :is(input, select)`);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control;
    throw new Error(`There is no control of ${name}`);
  }
}

Object.assign(window, { bench: new Bench() });
