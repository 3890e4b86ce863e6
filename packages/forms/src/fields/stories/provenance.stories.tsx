import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { lookup as lookUp } from "../../async/index.ts";
import { defineForm, number, text } from "../../index.ts";
import { StoryForm } from "./story-form.tsx";

const meta = preview.meta({ title: "Patterns/Forms/Derived values", component: StoryForm });

const places: Readonly<Record<string, { readonly city: string; readonly state: string }>> = {
  "400001": { city: "Mumbai", state: "Maharashtra" },
  "560001": { city: "Bengaluru", state: "Karnataka" },
};

export const CityOfAPincode = meta.story({
  args: {
    definition: defineForm({
      id: "place",
      version: 1,
      fields: {
        pincode: text({ label: "Pincode", checks: ["pincode"], digits: true }),
        city: text({ label: "City", derive: { by: "place", from: ["pincode"], pick: "city" } }),
        state: text({ label: "State", readOnly: true, derive: { by: "place", from: ["pincode"], pick: "state" } }),
      },
    }),
    registry: {
      derivations: { place: lookUp(([pincode]) => Promise.resolve(places[String(pincode)]), { wait: 20 }) },
    },
  },
  play: async ({ canvas, step }) => {
    const input = (label: string) => canvas.getByLabelText(label, { selector: "input" });
    const retype = async (label: string, value: string) => {
      await userEvent.clear(input(label));
      await userEvent.type(input(label), value);
    };
    await step("city and state follow the pincode", async () => {
      await retype("Pincode", "400001");
      await waitFor(() => expect(input("City")).toHaveValue("Mumbai"));
      await expect(input("State")).toHaveValue("Maharashtra");
      await expect(await canvas.findByText("From pincode")).toBeVisible();
    });
    await step("what is typed over it says so", async () => {
      await retype("City", "Bombay");
      await expect(await canvas.findByText("Edited by hand")).toBeVisible();
    });
    await step("a later look-up never overwrites it, and asks", async () => {
      await retype("Pincode", "560001");
      await waitFor(() => expect(input("State")).toHaveValue("Karnataka"));
      await expect(input("City")).toHaveValue("Bombay");
      await expect(await canvas.findByText("Pincode gives “Bengaluru”")).toBeVisible();
    });
    await step("kept, it is asked for no more until the pincode changes", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Keep City as typed" }));
      await expect(canvas.queryByRole("button", { name: "Keep City as typed" })).toBeNull();
      await retype("Pincode", "400001");
      await waitFor(() => expect(canvas.getByText("Pincode gives “Mumbai”")).toBeVisible());
    });
    await step("dropped and then taken after all, it follows again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Keep City as typed" }));
      await userEvent.click(canvas.getByRole("button", { name: "Use computed value for City" }));
      await expect(input("City")).toHaveValue("Mumbai");
      await retype("Pincode", "560001");
      await waitFor(() => expect(input("City")).toHaveValue("Bengaluru"));
      await retype("City", "Bangalore");
      await retype("Pincode", "400001");
      await waitFor(() => expect(canvas.getByText("Pincode gives “Mumbai”")).toBeVisible());
    });
    await step("taken from the offer, it follows again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Use computed value for City" }));
      await expect(input("City")).toHaveValue("Mumbai");
      await retype("Pincode", "560001");
      await waitFor(() => expect(input("City")).toHaveValue("Bengaluru"));
    });
  },
});

export const SavedAtOnce = meta.story({
  name: "a save that is pressed before the look-up has answered waits for it",
  args: {
    definition: defineForm({
      id: "at-once",
      version: 1,
      fields: {
        pincode: text({ label: "Pincode", checks: ["pincode"], digits: true }),
        city: text({ label: "City", required: true, derive: { by: "place", from: ["pincode"], pick: "city" } }),
      },
    }),
    registry: { derivations: { place: lookUp(([pincode]) => Promise.resolve(places[String(pincode)])) } },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Pincode"), "400001{Enter}");
    await waitFor(() =>
      expect(canvas.getByLabelText("Saved")).toHaveTextContent('{"pincode":"400001","city":"Mumbai"}'),
    );
    await expect(canvas.queryByText("This field is required")).toBeNull();
  },
});

export const NameAndKey = meta.story({
  args: {
    definition: defineForm({
      id: "key",
      version: 1,
      fields: {
        name: text({ label: "Name" }),
        key: text({ label: "Key", derive: { by: "upperSnake", from: ["name"] } }),
      },
    }),
  },
  play: async ({ canvas, step }) => {
    const input = (label: string) => canvas.getByLabelText(label, { selector: "input" });
    await step("the key follows the name", async () => {
      await userEvent.type(input("Name"), "Cash on delivery");
      await expect(input("Key")).toHaveValue("CASH_ON_DELIVERY");
    });
    await step("typed over, the computed value can be had back at once", async () => {
      await userEvent.clear(input("Key"));
      await userEvent.type(input("Key"), "COD");
      await userEvent.click(await canvas.findByRole("button", { name: "Use computed value for Key" }));
      await expect(input("Key")).toHaveValue("CASH_ON_DELIVERY");
      await expect(input("Key")).toHaveFocus();
    });
    await step("and it follows the name again", async () => {
      await userEvent.type(input("Name"), " only");
      await expect(input("Key")).toHaveValue("CASH_ON_DELIVERY_ONLY");
      await expect(canvas.queryByText("Edited by hand")).toBeNull();
    });
  },
});

export const Volume = meta.story({
  args: {
    definition: defineForm({
      id: "volume",
      version: 1,
      fields: {
        length: number({ label: "Length", unit: "cm", width: "third" }),
        width: number({ label: "Width", unit: "cm", width: "third" }),
        height: number({ label: "Height", unit: "cm", width: "third" }),
        volume: number({
          label: "Volume",
          unit: "m³",
          derive: { by: "cubicMetres", from: ["length", "width", "height"], overwrite: "untouched" },
        }),
      },
    }),
    values: { length: 30, width: 20, height: 10, volume: 0.01 },
  },
  play: async ({ canvas, step }) => {
    const volume = canvas.getByLabelText("Volume", { selector: "input" });
    await step("what was loaded and differs says so", async () => {
      await expect(await canvas.findByText("Length, width and height give “0.006 m³”")).toBeVisible();
    });
    await step("and is stale once a side changes", async () => {
      await userEvent.type(canvas.getByLabelText("Height"), "0");
      await expect(volume).toHaveValue("0.01");
      await userEvent.click(canvas.getByRole("button", { name: "Use computed value for Volume" }));
      await expect(volume).toHaveValue("0.06");
      await expect(canvas.getByText("From length, width and height")).toBeVisible();
    });
  },
});
