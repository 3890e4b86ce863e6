import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { box, open, retype, save } from "../../../stories/form.ts";
import { documentService } from "../../../stories/thing-service.ts";
import { demoRetailer, retailerService } from "./stories/demo-retailers.ts";

const states = formStates({
  path: `/retailer/${demoRetailer(0).id}/edit`,
  service: () => [...documentService, ...retailerService()],
  role: "ADMIN",
  title: "Om Sai Kirana",
});

/** The form of a retailer over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/Retailer form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "S2.120 S3.61 S3.62 S3.63 S3.64 a retailer stands with its fields under their keys, the mobile read-only",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Om Sai Kirana");
    for (const [label, key] of [
      ["Shop name", "establishment"],
      ["Full name", "name"],
      ["Primary mobile", "mobile"],
      ["Alternative mobile", "alternativeMobile"],
      ["WhatsApp number", "whatsappNo"],
      ["Secondary contact", "secondaryName"],
      ["Secondary mobile", "secondaryMobile"],
      ["Address line 1", "addressLine1"],
      ["Address line 2", "addressLine2"],
      ["Locality", "addressLine3"],
      ["Pincode", "pincode"],
      ["City", "city"],
      ["State", "state"],
      ["Directions", "address"],
      ["Latitude", "lat"],
      ["Longitude", "lng"],
      ["Location id", "locationId"],
      ["GSTIN", "gstNumber"],
      ["PAN", "panNumber"],
      ["Name as per ID", "nameAsPerId"],
      ["FSSAI number", "fssaiNumber"],
      ["Aadhaar number", "aadharNumber"],
    ] as const)
      await expect(box(canvas, label)).toHaveAttribute("name", key);
    await expect(box(canvas, "Primary mobile")).toHaveAttribute("readonly");
    // Of an Aadhaar number nothing comes back.
    await expect(box(canvas, "Aadhaar number")).toHaveValue("");
    await expect(await canvas.findByText("Served by Pune Hub Kothrud")).toBeVisible();
  },
});

export const PlaceFromMap = meta.story({
  name: "a place that was copied on the map is pasted once, and fills latitude and longitude",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Om Sai Kirana");
    await expect(canvas.getByRole("link", { name: /^Show on map/ })).toHaveAttribute("target", "_blank");
    const [latitude, longitude] = [box(canvas, "Latitude"), box(canvas, "Longitude")];
    latitude.focus();
    await userEvent.paste("https://maps.example/place/Shop/@18.5,73.9,17z/data=!3m1!3d18.4967!4d73.9417");
    await expect(latitude).toHaveValue("18.4967");
    await expect(longitude).toHaveValue("73.9417");
  },
});

export const Messages = meta.story({
  name: "S5.171 S5.191 S5.181 what is missing is said in the words of the specification",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Om Sai Kirana");
    for (const label of ["Shop name", "Locality", "Full name"]) await retype(canvas, label, "{Backspace}");
    await save();
    await expect(box(canvas, "Shop name")).toHaveAccessibleDescription(/Shop Name name is required!/);
    await expect(box(canvas, "Locality")).toHaveAccessibleDescription(/Locality is required!/);
    await expect(box(canvas, "Full name")).toHaveAccessibleDescription(/Full name is required!/);
  },
});

export const Papers = meta.story({
  name: "pictures of papers stand in the form, where what was rejected is taken again",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Om Sai Kirana");
    for (const name of ["shop", "primary contact", "secondary contact", "GST certificate", "PAN card"])
      await expect(canvas.getByRole("group", { name: new RegExp(`^Photo of the ${name}`) })).toBeVisible();
    const note = canvas.getByText("What was rejected is taken again here. Empty leaves what there is.");
    await expect(note).toBeVisible();
    note.scrollIntoView();
  },
});

export const Odd = meta.story({
  name: "a GSTIN of another state is said and not refused, and so is a pincode that nobody delivers to",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Om Sai Kirana");
    await retype(canvas, "Pincode", "560001");
    await expect(await canvas.findByText(/^Nobody delivers to 560001 yet/)).toBeVisible();
    await expect(await canvas.findByText(/^The GSTIN is of another state than Karnataka/)).toBeVisible();
  },
});

export const Phone = meta.story(states.phone);
