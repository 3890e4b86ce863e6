import { Profiler, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ErrorSummary, fieldComponents, FormFields } from "../index.ts";
import { defineForm, number, password, text } from "../../index.ts";
import { EngineForm, Field, useDraft, useEngineForm, useLeaveGuard } from "../../react/index.ts";
import { offerForm } from "../../test/product-form.ts";
import { withReady } from "../../ready/with-ready.ts";

const meta = preview.meta({ title: "Patterns/Forms/Binding" });

const names = Object.keys(offerForm.fields);

/** Outside the component: counting must not render. */
const counts = new Map<string, number>();
const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

function CountedForm() {
  const form = useEngineForm(offerForm, {
    registry: withReady(),
    defaultValues: { discountType: "PERCENT", zone: "West" },
    onSubmit: () => undefined,
  });
  return (
    <EngineForm form={form} components={fieldComponents}>
      <Profiler id="form" onRender={() => count("form")}>
        {names.map((name) => (
          <Profiler key={name} id={name} onRender={() => count(name)}>
            <Field name={name} />
          </Profiler>
        ))}
      </Profiler>
      <button
        type="button"
        onClick={(event) => {
          event.currentTarget.dataset["counts"] = JSON.stringify(Object.fromEntries(counts));
          counts.clear();
        }}
      >
        Count
      </button>
    </EngineForm>
  );
}

export const RendersPerKey = meta.story({
  render: () => <CountedForm />,
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole("button", { name: "Count" });
    const rendered = async (): Promise<unknown> => {
      await userEvent.click(button);
      return JSON.parse(button.dataset["counts"] ?? "{}");
    };
    await step("the calendars, which are fetched when the first shows, have come", async () => {
      await waitFor(() => expect(canvas.getByLabelText("Born")).toBeEnabled());
    });
    await rendered();
    await step("typing into a field on which nothing depends renders nothing at all", async () => {
      await userEvent.type(canvas.getByLabelText("Share"), "12");
      await expect(await rendered()).toEqual({});
    });
    await step("typing into a field that shows others renders those, and no more", async () => {
      await userEvent.clear(canvas.getByLabelText("Zone"));
      await expect(await rendered()).toEqual({ approver: 1, note: 1, form: 1 });
    });
  },
});

const kept = defineForm({
  id: "kept",
  version: 2,
  fields: {
    name: text({ label: "Name", required: true }),
    size: number({ label: "Size", integer: true }),
    secret: password({ label: "Secret" }),
  },
});

function DraftedForm({ rest = 10 }: { readonly rest?: number }) {
  const [saved, setSaved] = useState("");
  const [report, setReport] = useState("");
  const form = useEngineForm(kept, {
    onSubmit: (values) => values.name,
    onSaved: setSaved,
  });
  const draft = useDraft(form, { key: "story", rest });
  const guard = useLeaveGuard(form);
  return (
    <EngineForm form={form} components={fieldComponents}>
      <ErrorSummary form={form} />
      {draft.found && (
        <button type="button" onClick={() => setReport(JSON.stringify(draft.restore()))}>
          Restore
        </button>
      )}
      <FormFields names={Object.keys(kept.fields)} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.load({ name: "" })}>
        Read again
      </button>
      <p>{guard.active ? "Leaving is guarded" : "Leaving is free"}</p>
      <p>{draft.keptAt === undefined ? "No draft" : "Draft kept"}</p>
      <output aria-label="Report">{report}</output>
      <output aria-label="Saved">{saved}</output>
    </EngineForm>
  );
}

const place = "o2r-draft:kept:story";

export const DraftAndGuard = meta.story({
  beforeEach: () => {
    localStorage.setItem(
      place,
      JSON.stringify({ version: 1, savedAt: "2026-11-20T10:00:00Z", values: { name: "Besan", gone: "x", size: {} } }),
    );
    return () => localStorage.removeItem(place);
  },
  render: () => <DraftedForm />,
  play: async ({ canvas, step }) => {
    await step("a draft of an older version comes back with a report of what no longer fits", async () => {
      await expect(canvas.getByText("Leaving is free")).toBeVisible();
      // Nobody has answered to it yet, and nothing was typed in its place: what is read meanwhile does not take it away.
      await userEvent.click(canvas.getByRole("button", { name: "Read again" }));
      await new Promise((resolve) => setTimeout(resolve, 100)); // ten times the rest after which a draft is written
      await expect(localStorage.getItem(place)).toContain("Besan");
      await userEvent.click(canvas.getByRole("button", { name: "Restore" }));
      await expect(canvas.getByLabelText(/^Name/)).toHaveValue("Besan");
      await expect(JSON.parse(canvas.getByLabelText("Report").textContent)).toEqual({
        restored: ["name"],
        misfits: [
          { field: "gone", value: "x" },
          { field: "size", value: {} },
        ],
      });
      await expect(canvas.getByText("Leaving is guarded")).toBeVisible();
    });
    await step("what is typed is kept, a password never", async () => {
      await userEvent.type(canvas.getByLabelText("Secret"), "hidden");
      await userEvent.type(canvas.getByLabelText("Size"), "7");
      await waitFor(() => expect(localStorage.getItem(place)).toContain('"values":{"name":"Besan","size":"7"}'));
      await expect(canvas.getByText("Draft kept")).toBeVisible();
    });
    await step("a save frees the way and forgets the draft", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(canvas.getByLabelText("Saved")).toHaveTextContent("Besan"));
      await expect(canvas.getByText("Leaving is free")).toBeVisible();
      await waitFor(() => expect(localStorage.getItem(place)).toBeNull());
    });
  },
});

function LoginForm() {
  const form = useEngineForm(kept, {
    onSubmit: () => Promise.reject(new Error("The service cannot be reached")),
  });
  return (
    <EngineForm form={form} components={fieldComponents}>
      <FormFields names={Object.keys(kept.fields)} />
      <button type="submit">Save</button>
    </EngineForm>
  );
}

export const WithoutSummary = meta.story({
  render: () => <LoginForm />,
  play: async ({ canvas, step }) => {
    await step("without a summary the first field in error takes the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus());
      await expect(canvas.getByLabelText(/^Name/)).toHaveAccessibleDescription("This field is required");
    });
    await step("a failed save keeps everything typed", async () => {
      await userEvent.type(canvas.getByLabelText(/^Name/), "Besan");
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await expect(canvas.getByLabelText(/^Name/)).toHaveValue("Besan");
    });
  },
});

function FocusedForm() {
  const form = useEngineForm(offerForm, {
    registry: withReady(),
    defaultValues: { discountType: "PERCENT" },
    onSubmit: () => undefined,
  });
  return (
    <EngineForm form={form} components={fieldComponents}>
      <FormFields names={["zone", "approver"]} />
      <button type="button" onClick={() => form.focus("approver")}>
        To the approver
      </button>
    </EngineForm>
  );
}

export const GoneOn = meta.story({
  render: () => <FocusedForm />,
  play: async ({ canvas, step }) => {
    const zone = canvas.getByLabelText("Zone");
    await step("a field that was asked for while it was hidden does not take the focus from another", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "To the approver" }));
      await userEvent.type(zone, "West");
      await expect(await canvas.findByLabelText(/^Approver/)).toBeVisible();
      await expect(zone).toHaveFocus();
      await expect(zone).toHaveValue("West");
    });
  },
});

export const DraftBeforeLeaving = meta.story({
  beforeEach: () => () => localStorage.removeItem(place),
  render: () => <DraftedForm rest={60_000} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), "Besan");
    await expect(localStorage.getItem(place)).toBeNull();
    // As of a page that may come back; to one that is gone for good MSW would answer no later story.
    globalThis.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    await expect(localStorage.getItem(place)).toContain('"name":"Besan"');
    await userEvent.type(canvas.getByLabelText(/^Name/), " 500 g");
    document.dispatchEvent(new Event("visibilitychange"));
    await expect(localStorage.getItem(place)).toContain('"name":"Besan 500 g"');
  },
});
