import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { FormField } from "../form-field/form-field.tsx";
import type { UploadedFile, UploadFile } from "../upload/upload.types.ts";
import { about } from "./file-upload.about.tsx";
import { Grid } from "../story/grid.tsx";
import { FileUpload } from "./file-upload.tsx";
import type { FileUploadProps } from "./file-upload.types.ts";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='96' height='96'%3E%3Crect width='96' height='96' fill='%23d8b25a'/%3E%3C/svg%3E";
const licence: UploadedFile = {
  id: "d1",
  url: "#d1",
  name: "FSSAI licence 2026.pdf",
  contentType: "application/pdf",
  size: 482_133,
};
const shop: UploadedFile = {
  id: "d2",
  url: picture,
  name: "Shop front.jpg",
  contentType: "image/jpeg",
  size: 1_468_006,
};

const send: UploadFile = async (file, { onProgress }) => {
  onProgress(0.5);
  return { id: file.name, url: picture, name: file.name, contentType: file.type, size: file.size };
};
const stuck: UploadFile = (_, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => {});
};
let broken = true;
const unsteady: UploadFile = async (file, tools) => {
  if (broken) throw new Error("You are not authorized");
  return send(file, tools);
};

function Held({ value: start, onValueChange, ...rest }: FileUploadProps) {
  const [value, setValue] = useState(start);
  const change = (next: readonly UploadedFile[]) => {
    setValue(next);
    onValueChange(next);
  };
  return (
    <div style={{ inlineSize: 420, maxInlineSize: "100%" }}>
      <FormField label="Documents" group>
        <FileUpload {...rest} value={value} onValueChange={change} />
      </FormField>
    </div>
  );
}

const meta = preview.meta({
  title: "Input/File upload",
  component: FileUpload,
  parameters: { about },
  args: { value: [], onValueChange: fn(), upload: send, name: "documents", maxMB: 10 },
  render: (args) => <Held {...args} />,
});

const pdf = (name: string) => new File(["x"], name, { type: "application/pdf" });
const inputIn = (root: HTMLElement) => root.querySelector<HTMLInputElement>("input[type=file]");
function foundInput(root: HTMLElement): HTMLInputElement {
  const input = inputIn(root);
  if (!input) throw new Error("no input");
  return input;
}

export const Playground = meta.story({ tags: ["themed"] });
export const OneFileTakesTheInputAway = meta.story({
  name: "S4.28 S4.29 S4.30 One file takes the input away, deleting it brings it back, and the focus stays",
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = foundInput(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, pdf("licence.pdf"));
    await expect(await canvas.findByRole("link", { name: "Open licence.pdf" })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: "licence.pdf" })]);
    await expect(inputIn(canvasElement)).toBeNull();
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true));
    canvas.getByRole("button", { name: "Delete licence.pdf" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inputIn(canvasElement)).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
});
export const SeveralAreAppended = meta.story({
  name: "S4.31 S4.32 Several are sent separately and appended; one is deleted alone, the focus goes to the next",
  args: { multiple: true, value: [licence] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(foundInput(canvasElement), [pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf"), pdf("d.pdf")]);
    await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(5));
    canvas.getByRole("button", { name: "Delete a.pdf" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(4));
    await expect(canvas.queryByText("a.pdf")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete b.pdf" })).toHaveFocus());
  },
});
export const Uploading = meta.story({
  args: { multiple: true, upload: stuck },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const names = ["a.pdf", "b.pdf", "c.pdf", "d.pdf"];
    await userEvent.upload(foundInput(canvasElement), names.map(pdf));
    await waitFor(() => expect(canvas.getAllByText("40%")).toHaveLength(3));
    await step("the fourth waits until one is stopped", async () => {
      await expect(canvas.getByText("Waiting")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Stop uploading b.pdf" }));
      await waitFor(() => expect(canvas.queryByText("Waiting")).toBeNull());
      await expect(canvas.getAllByRole("progressbar")).toHaveLength(3);
    });
  },
});
export const FailsAndIsSentAgain = meta.story({
  name: "S8.03 Fails with the service's words and is sent again",
  args: { upload: unsteady },
  beforeEach: () => {
    broken = true;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(foundInput(canvasElement), pdf("licence.pdf"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You are not authorized");
    broken = false;
    canvas.getByRole("button", { name: "Upload licence.pdf again" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("link", { name: "Open licence.pdf" })).toBeVisible();
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true));
  },
});
export const Refused = meta.story({
  name: "S5.31 What is not accepted is refused before it is sent",
  args: { multiple: true, maxFiles: 2, maxMB: 1 },
  play: async ({ args, canvas, canvasElement }) => {
    const heavy = pdf("heavy.pdf");
    Object.defineProperty(heavy, "size", { value: 5_000_000 });
    const files = [
      new File(["x"], "setup.exe", { type: "application/x-msdownload" }),
      heavy,
      new File([], "empty.pdf", { type: "application/pdf" }),
      pdf("one.pdf"),
      pdf("two.pdf"),
      pdf("three.pdf"),
    ];
    const input = foundInput(canvasElement);
    // The dialog of the browser can be told to show everything: not what `accept` hides alone is refused.
    await fireEvent.change(input, { target: { files } });
    await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(2));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    for (const words of [
      "Only JPEG, GIF, PNG, PDF, EPS files are accepted",
      "Larger than 1 MB",
      "The file is empty",
      "Only 2 files are accepted",
    ])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(inputIn(canvasElement)).toBeNull();
  },
});
export const IsDropped = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const place = foundInput(canvasElement).parentElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf("dropped.pdf"));
    const drag = (type: string) =>
      place?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    drag("dragover");
    await waitFor(() => expect(place).toHaveAttribute("data-dragged"));
    drag("drop");
    await expect(await canvas.findByRole("link", { name: "Open dropped.pdf" })).toBeVisible();
  },
});
export const Kept = meta.story({ args: { multiple: true, value: [licence, shop] } });
export const Disabled = meta.story({
  args: { disabled: true, value: [licence], multiple: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(inputIn(canvasElement)).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
export const DisabledAndEmpty = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({ args: { readOnly: true, value: [licence, shop] } });
export const Invalid = meta.story({
  render: () => (
    <div style={{ inlineSize: 420 }}>
      <FormField label="Shop image" group required error="Shop Image is required!">
        <FileUpload value={[]} onValueChange={fn()} upload={send} accept="image/jpeg,image/png,.eps" />
      </FormField>
    </div>
  ),
});
export const BadInput = meta.story({
  args: {
    multiple: true,
    value: [
      { id: "1", url: "" },
      { id: "2", url: "/missing.png", name: "", contentType: "image/png", size: Number.NaN },
      { id: "3", url: "#3", name: "Toor Dal क्षितिज 🧾 ".repeat(1000), contentType: "", size: -1 },
      { id: "4", url: "#4", name: "x".repeat(10_000), size: 5e15 },
    ],
  },
});
export const Nothing = meta.story({ args: { value: null } });
export const AllVariants = meta.story({
  render: (args) => (
    <Grid>
      {[[], [licence, shop]].flatMap((value) =>
        [{}, { disabled: true }, { readOnly: true }].map((state) => {
          const name = [value.length > 0 ? "two files" : "no file", ...Object.keys(state)].join(", ");
          return (
            <div key={name} style={{ inlineSize: 280 }}>
              <FormField label={name} group>
                <FileUpload {...args} {...state} multiple value={value} name={name} />
              </FormField>
            </div>
          );
        }),
      )}
    </Grid>
  ),
});
