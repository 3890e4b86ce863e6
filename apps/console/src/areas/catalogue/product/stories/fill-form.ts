import { open as openForm, type Canvas } from "../../../../stories/form.ts";
import { demoProduct } from "./demo-products.ts";

export { box, retype, save } from "../../../../stories/form.ts";

/** The product that the form's stories open. */
export const atta = demoProduct(1);

/** Waits until the form of a product stands. */
export const open = (canvasElement: HTMLElement, title = atta.formName): Promise<Canvas> =>
  openForm(canvasElement, title);
