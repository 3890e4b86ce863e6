import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { defineForm, list, number, onOff, section, select, text } from "../../index.ts";
import { group } from "../../groups/index.ts";
import { StoryForm } from "./story-form.tsx";

const meta = preview.meta({ title: "Patterns/Forms/Fields/Groups", component: StoryForm });

const shopForm = defineForm({
  id: "shop-with-groups",
  version: 1,
  fields: {
    shopName: text({ label: "Shop name", required: true }),
    delivers: onOff({ label: "Delivers" }),
    address: group({
      label: "Address",
      help: "As it stands on the licence.",
      fields: {
        street: text({ label: "Street", required: true }),
        city: text({ label: "City", required: true, width: "half" }),
        pincode: text({ label: "Pincode", digits: true, maxLength: 6, width: "half" }),
        hours: group({
          label: "Delivery hours",
          visible: { field: "delivers", filled: true },
          fields: {
            from: select({ label: "From", options: ["08:00", "10:00"], required: true, width: "half" }),
            till: select({ label: "Till", options: ["18:00", "20:00"], width: "half" }),
          },
        }),
      },
    }),
  },
});

export const AGroup = meta.story({
  args: { definition: shopForm, values: { shopName: "Asha Stores" } },
  play: async ({ canvas, step }) => {
    const save = () => canvas.getByRole("button", { name: "Save" });
    await step("is a fieldset with its legend and its help", async () => {
      const address = await canvas.findByRole("group", { name: "Address" });
      await expect(address).toHaveAccessibleDescription("As it stands on the licence.");
      await expect(within(address).getAllByRole("textbox")).toHaveLength(3);
      await expect(canvas.queryByRole("group", { name: "Delivery hours" })).toBeNull();
    });
    await step("what is wrong in it is told with its name, and a link leads there", async () => {
      await userEvent.click(save());
      const summary = await canvas.findByRole("alert");
      await expect(summary).toHaveTextContent("Address: Street");
      await userEvent.click(within(summary).getByRole("link", { name: /Address: City/ }));
      await expect(canvas.getByRole("textbox", { name: /^City/ })).toHaveFocus();
    });
    await step("a group in it comes and goes with its condition", async () => {
      await userEvent.click(canvas.getByRole("switch", { name: /^Delivers/ }));
      const hours = await canvas.findByRole("group", { name: /^Delivery hours/ });
      await userEvent.selectOptions(within(hours).getByRole("combobox", { name: /^From/ }), "10:00");
    });
    await step("its values are sent as an object", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: /^Street/ }), "MG Road");
      await userEvent.type(canvas.getByRole("textbox", { name: /^City/ }), "Pune");
      await userEvent.click(save());
      await waitFor(() =>
        expect(canvas.getByLabelText("Saved")).toHaveTextContent(
          '{"shopName":"Asha Stores","delivers":true,"address":{"street":"MG Road","city":"Pune","hours":{"from":"10:00"}}}',
        ),
      );
    });
  },
});

/** Loaded, tried once, and refused: the group itself carries what the service says of it as a whole. */
export const RefusedAsAWhole = meta.story({
  args: {
    definition: shopForm,
    values: { shopName: "Asha Stores", address: { street: "MG Road", city: "Pune" } },
    save: () =>
      Promise.reject(
        Object.assign(new Error("refused"), { errors: [{ field: "address", message: "This address is not served" }] }),
      ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(canvas.getByRole("group", { name: "Address" })).toHaveAccessibleDescription("This address is not served"),
    );
    await userEvent.click(within(await canvas.findByRole("alert")).getByRole("link"));
    await expect(canvas.getByRole("textbox", { name: /^Street/ })).toHaveFocus();
  },
});

const parcelForm = defineForm({
  id: "parcels-with-groups",
  version: 1,
  fields: {
    parcels: list({
      label: "Parcels",
      row: "Parcel",
      fields: {
        kind: select({ label: "Kind", options: ["Box", "Bag"], required: true }),
        size: group({
          label: "Size",
          fields: {
            width: number({ label: "Width", min: 1, unit: "cm" }),
            height: number({ label: "Height", min: 1, unit: "cm" }),
          },
        }),
      },
    }),
    depot: group({
      label: "Depot",
      fields: {
        name: text({ label: "Name" }),
        doors: list({ label: "Doors", fields: { code: text({ label: "Code" }) } }),
      },
    }),
  },
  sections: [section("parcels", "Parcels", ["parcels"]), section("depot", "Depot", ["depot"])],
});

export const GroupsAndRows = meta.story({
  args: { definition: parcelForm },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add parcel" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /Kind/ }), "Box");
    await userEvent.type(canvas.getByRole("textbox", { name: "Parcel 1: Width" }), "40");
    await userEvent.click(canvas.getByRole("button", { name: "Add doors" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Doors 1: Code" }), "D1");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(canvas.getByLabelText("Saved")).toHaveTextContent(
        '{"parcels":[{"kind":"Box","size":{"width":40}}],"depot":{"doors":[{"code":"D1"}]}}',
      ),
    );
  },
});
