import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./image-upload.about.tsx";
import { Grid } from "../story/grid.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { ImageUpload } from "./image-upload.tsx";
import type { UploadedImage, UploadImage } from "./image-upload.types.ts";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='96' height='96'%3E%3Crect width='96' height='96' fill='%23d8b25a'/%3E%3C/svg%3E";

let sent = 0;
const upload: UploadImage = async (file, { onProgress }) => {
  onProgress(0.5);
  sent += 1;
  return { id: `u${sent}`, url: picture, name: file.name };
};
const stuck: UploadImage = (_, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => {});
};
let broken = true;
const unsteady: UploadImage = async (file, tools) => {
  if (broken) throw new Error("You are not authorized");
  return upload(file, tools);
};

interface DemoProps {
  label?: string;
  disabled?: boolean;
  multiple: boolean;
  upload: UploadImage;
  start: readonly UploadedImage[];
  onChange: () => void;
  camera?: boolean;
}

function Images({
  label = "Images",
  disabled = false,
  multiple,
  camera = false,
  upload: send,
  start,
  onChange,
}: DemoProps) {
  const [value, setValue] = useState(start);
  const change = (next: readonly UploadedImage[]) => {
    setValue(next);
    onChange();
  };
  return (
    <FormField label={label} group disabled={disabled}>
      <ImageUpload
        name="images"
        multiple={multiple}
        camera={camera}
        value={value}
        onValueChange={change}
        upload={send}
      />
    </FormField>
  );
}

const meta = preview.meta({
  title: "Input/Image upload",
  parameters: { about },
  component: Images,
  args: { multiple: false, upload, start: [], onChange: fn() },
});
const png = (name: string) => new File(["x"], name, { type: "image/png" });
const inputIn = (root: HTMLElement) => root.querySelector<HTMLInputElement>("input[type=file]");

export const SeveralAreMoved = meta.story({
  name: "the first of several is the thumbnail, and another becomes it by the arrows or by dragging",
  args: {
    multiple: true,
    start: ["front", "side", "back"].map((name) => ({ id: name, url: picture, name: `${name}.png` })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const names = () => canvas.getAllByRole("img").map((image) => image.getAttribute("alt"));
    const handle = canvas.getByRole("button", { name: /^Move back\.png/ });
    handle.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(names()).toEqual(["front.png", "back.png", "side.png"]);
    await expect(canvas.getByText("back.png, 2 of 3")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: /^Move back\.png/ })).toHaveFocus();
    const [front, , side] = [...canvasElement.querySelectorAll("li.o2r-image")];
    if (!front || !side) throw new Error("no pictures");
    await fireEvent.dragStart(side);
    await fireEvent.drop(front);
    await expect(names()).toEqual(["side.png", "front.png", "back.png"]);
  },
});

export const Camera = meta.story({
  name: "a tablet offers its camera beside its files, a desk does not",
  args: { camera: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Choose an image")).toBeVisible();
    const input = canvasElement.querySelector("input[capture=environment]");
    await expect(input).toHaveAttribute("accept", "image/*");
    await expect(input?.closest("li")?.checkVisibility()).toBe(matchMedia("(any-pointer: coarse)").matches);
  },
});

export const OneImageTakesTheInputAway = meta.story({
  name: "S4.28 S4.29 S4.30 One image takes the input away, deleting it brings it back",
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = inputIn(canvasElement);
    if (!input) throw new Error("no input");
    input.focus();
    await userEvent.upload(input, png("front.png"));
    await expect(await canvas.findByRole("img", { name: "front.png" })).toBeVisible();
    await expect(inputIn(canvasElement)).toBeNull();
    // By keyboard it goes on from there: the focus did not go with the input.
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete front.png" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inputIn(canvasElement)).toHaveFocus());
  },
});
export const SeveralImagesAreAppended = meta.story({
  name: "S4.31 S4.32 Several images are sent separately and appended; one is deleted alone",
  args: { multiple: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = inputIn(canvasElement);
    if (!input) throw new Error("no input");
    await userEvent.upload(input, [png("front.png"), png("back.png")]);
    await waitFor(() => expect(canvas.getAllByRole("img")).toHaveLength(2));
    await expect(canvas.getByText("Thumbnail")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Delete front.png" }));
    await expect(canvas.getAllByRole("img")).toHaveLength(1);
    await expect(canvas.getByRole("img", { name: "back.png" })).toBeVisible();
  },
});
export const Uploading = meta.story({
  args: { multiple: true, upload: stuck },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = inputIn(canvasElement);
    if (!input) throw new Error("no input");
    await userEvent.upload(input, png("front.png"));
    await waitFor(() => expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "40"));
  },
});
export const OneThatNoBrowserShows = meta.story({
  name: "S5.31 A PDF is taken, and what no browser draws shows its name and opens",
  args: {
    multiple: true,
    start: [{ id: "e1", url: "data:application/postscript,%25!PS", fileUrl: "/front.eps", name: "Shop front.eps" }],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText("Shop front.eps")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open Shop front.eps" })).toHaveAttribute("href", "/front.eps");
    const input = inputIn(canvasElement);
    if (!input) throw new Error("no input");
    await userEvent.upload(input, new File(["%PDF-1.7"], "Licence.pdf", { type: "application/pdf" }));
    await expect(await canvas.findByRole("button", { name: "Delete Licence.pdf" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Delete Shop front.eps" })).toBeVisible();
  },
});
export const FailsAndIsSentAgain = meta.story({
  args: { upload: unsteady },
  beforeEach: () => {
    broken = true;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = inputIn(canvasElement);
    if (!input) throw new Error("no input");
    await userEvent.upload(input, png("front.png"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You are not authorized");
    broken = false;
    await userEvent.click(canvas.getByRole("button", { name: "Upload front.png again" }));
    await expect(await canvas.findByRole("img", { name: "front.png" })).toBeVisible();
  },
});
export const Disabled = meta.story({
  args: { multiple: true, disabled: true, start: [{ id: "d1", url: picture, name: "Front.jpg" }] },
});
export const LongText = meta.story({
  args: { multiple: true, start: [{ id: "l1", url: picture, name: "Toor Dal क्षितिज 🧾 ".repeat(60) }] },
});
export const AllVariants = meta.story({
  render: (args) => (
    <Grid>
      {[false, true].flatMap((multiple) =>
        [[], [{ id: "a1", url: picture, name: "Front.jpg" }]].map((start) => {
          const label = `${multiple ? "several" : "one"}, ${start.length > 0 ? "kept" : "none yet"}`;
          return <Images key={label} {...args} label={label} multiple={multiple} start={start} />;
        }),
      )}
    </Grid>
  ),
});
