import { formStates } from "../../../../stories/form-states.ts";
import { open as openForm, type Canvas } from "../../../../stories/form.ts";
import { demoProduct } from "./demo-products.ts";
import { productService } from "./product-service.ts";

export { box, retype, save } from "../../../../stories/form.ts";

/** The product that the form's stories open. */
export const atta = demoProduct(1);

/** The states of the product's form. */
export const states = formStates({
  path: `/product/${atta.id}`,
  service: productService,
  role: "ADMIN",
  title: atta.formName,
});

/** Waits until the form of a product stands. */
export const open = (canvasElement: HTMLElement, title = atta.formName): Promise<Canvas> =>
  openForm(canvasElement, title);
