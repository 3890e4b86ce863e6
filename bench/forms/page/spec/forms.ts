import { chainForm } from "./chain.ts";
import { conditionalForm } from "./conditional.ts";
import type { FormSpec } from "./form-spec.ts";
import { productForm } from "./product.ts";

/** Every form of the benchmark, in the order of its tables. */
export const forms: readonly FormSpec[] = [productForm, ...[50, 200, 500, 1000].map(conditionalForm), chainForm(100)];
