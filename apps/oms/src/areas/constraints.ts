import type { ConstraintMessages } from "../db/database-error.ts";

/** A document that was removed while the row that names it was saved. */
const documentGone = (field: string) => ({
  field,
  message: "This file does not exist any more. Please upload it again",
});

/** What to say when a constraint of the database refuses a row, beside the field of the form that it concerns. */
export const constraints: ConstraintMessages = {
  brand_name: { field: "name", message: "A brand of this name exists already" },
  category_name: { field: "name", message: "A category of this name exists already" },
  category_code: { field: "code", message: "This code is already in use" },
  sub_category_name: { field: "subCategoryName", message: "The category has a sub-category of this name already" },
  attribute_name: { field: "attributeName", message: "An attribute of this name exists already" },
  company_name: { field: "name", message: "A company of this name exists already" },
  company_gst: { field: "gst", message: "Another company has this GSTIN" },
  rate_change_one_a_day: { field: "effectiveOn", message: "This sub-category has a new rate on that day already" },
  combo_name: { field: "name", message: "A combo of this name exists already" },
  sku_once: { field: "sku", message: "This SKU is already in use" },
  price_change_one_a_day: { field: "effectiveOn", message: "This product has a price change on that day already" },
  master_option_value: { field: "name", message: "This option is there already" },
  saved_view_own: { field: "name", message: "A view of this name was saved just now" },
  saved_view_shared: { field: "name", message: "A view of this name was saved just now" },
  sku_kit_item_component_id_fkey: { field: "skuKit", message: "A product of the kit does not exist any more" },
  product_image_document_id_fkey: documentGone("images"),
  batch_lot: { field: "mrp", message: "A batch of these days and this MRP is in stock already" },
  brand_logo_id_fkey: documentGone("Upload_Logo"),
  category_image_id_fkey: documentGone("image"),
  sub_category_image_id_fkey: documentGone("image"),
  company_logo_id_fkey: documentGone("logo"),
  qc_line_photo_id_fkey: documentGone("items"),
  rejected_sku_photo_id_fkey: documentGone("items"),
};
