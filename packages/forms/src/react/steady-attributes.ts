/**
 * Keeps React from writing the `name` and `type` of an input again after every event: it empties the name and sets it
 * again, the browser forgets which control of the form has which name, and has to find out again as soon as React looks at
 * the form element. With 1,000 fields that is more than all else that a key costs. Done when the input is first typed
 * into, so that it costs a mount nothing.
 */
export const steadyAttributes = (element: HTMLElement): void => {
  // Radio buttons of one name need what React does there.
  if (!(element instanceof HTMLInputElement) || element.type === "radio" || Object.hasOwn(element, "name")) return;
  steady ??= { name: guarded("name"), type: guarded("type") };
  Object.defineProperties(element, steady);
};

/** Made when the first input is there: a service has none. */
let steady: PropertyDescriptorMap | undefined;

const guarded = (name: "name" | "type"): PropertyDescriptor => {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name);
  return {
    configurable: true,
    get(this: HTMLInputElement): unknown {
      return native?.get?.call(this);
    },
    set(this: HTMLInputElement, value: unknown) {
      if (value !== "" && value !== this.getAttribute(name)) native?.set?.call(this, value);
    },
  };
};
