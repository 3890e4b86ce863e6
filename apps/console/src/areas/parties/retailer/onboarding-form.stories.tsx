// Long because the form is filled step by step, by keyboard, over the look-ups that are played here.
import preview from "../../../../../../.storybook/preview.tsx";
import { ApiProvider } from "@o2r/api/react";
import { http } from "msw";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { client } from "../../../session/client.ts";
import { CurrentUserContext, type CurrentUser } from "../../../session/current-user.ts";
import { freshBrowser, ok, refuse } from "../../../stories/service.ts";
import { pincodeService } from "../../../stories/pincode-service.ts";
import { demoId, documentService } from "../../../stories/thing-service.ts";
import { codeService } from "../onboarding/stories/code-service.ts";
import { OnboardingForm } from "./onboarding-form.tsx";

const agent: CurrentUser = {
  id: demoId(1),
  userType: "ONBOARDING_AGENT",
  username: "onboarding_agent",
  name: "Ishaan Velkar",
  helpAndSupportActive: false,
  mustChangePassword: false,
};

/** The addresses that the service was asked about. */
const asked: string[] = [];

/** The service, whose provider finds a street of each of the two cities. */
const geocoding = http.get("/api/geocode", ({ request }) => {
  const address = new URL(request.url).searchParams.get("address") ?? "";
  asked.push(address);
  return ok(
    address.includes("Pune")
      ? { latitude: 18.5089124, longitude: 73.9260123, place: "Hadapsar, Pune" }
      : { latitude: 12.9762, longitude: 77.6033, place: "MG Road, Bengaluru" },
  );
});

const gathered = {
  primaryName: "Sunil Gupta",
  primaryMobile: "9876543210",
  primaryImage: demoId(501),
  shopName: "Gupta General Stores",
  shopType: "GROCERY",
  shopImage: demoId(502),
  addressLine1: "12 Station Road, Hadapsar",
  pincode: "411028",
  city: "Pune",
  state: "Maharashtra",
  latitude: 18.5089124,
  longitude: 73.9260123,
  dob: "1979-04-12",
  gstNumber: "27AAPFU0939F1ZV",
  panNumber: "AAPFU0939F",
  nameAsPerId: "Sunil Ramesh Gupta",
  fssaiNumber: "11521034000123",
};

/** Where the shop lies is not known yet. */
const { latitude: _latitude, longitude: _longitude, ...unplaced } = gathered;

interface OnboardingProps {
  readonly initial?: Readonly<Record<string, unknown>>;
}

function Onboarding({ initial }: OnboardingProps) {
  const [saved, setSaved] = useState("");
  // The form asks before it is left, which a router tells it of.
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: "/",
        element: (
          <OnboardingForm
            draftKey="story"
            initial={initial}
            save={async (values) => setSaved(JSON.stringify(values))}
          />
        ),
      },
    ]),
  );
  return (
    <ApiProvider client={client}>
      <CurrentUserContext value={agent}>
        <RouterProvider router={router} />
        <output aria-label="Sent" hidden={saved === ""} style={{ overflowWrap: "anywhere" }}>
          {saved}
        </output>
      </CurrentUserContext>
    </ApiProvider>
  );
}

/** A retailer is taken on, over the service that MSW plays. */
const meta = preview.meta({
  title: "Patterns/Forms/Retailer onboarding",
  component: Onboarding,
  globals: { role: "ONBOARDING_AGENT" },
  beforeEach: ({ msw, globals }) => {
    freshBrowser(globals, "ONBOARDING_AGENT");
    asked.length = 0;
    msw.use(
      geocoding,
      pincodeService,
      http.get("/oms/master/common", () =>
        ok([
          { id: demoId(601), label: "Grocery", value: "GROCERY" },
          { id: demoId(602), label: "Bakery", value: "BAKERY" },
        ]),
      ),
      ...documentService,
      ...codeService(),
    );
  },
});

type Canvas = ReturnType<typeof within>;

const soon = { timeout: 15_000 };
/** A field by the specification's key: it is the input's name. */
const field = (root: HTMLElement, key: string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const input = root.querySelector<HTMLInputElement>(`[name="${key}"]`);
    if (input === null) throw new Error(`There is no ${key}`);
    return input;
  }, soon);
const type = async (root: HTMLElement, key: string, text: string): Promise<void> => {
  const input = await field(root, key);
  input.focus();
  await userEvent.clear(input);
  await userEvent.keyboard(text);
};
const attach = async (root: HTMLElement, key: string, file: File): Promise<void> => {
  await userEvent.upload(await field(root, key), file);
};
/** The step of that title stands, and the reader is at its beginning. */
const at = (canvas: Canvas, place: number, title: string) =>
  waitFor(() => expect(canvas.getByRole("heading", { name: `Step ${place} of 6: ${title}` })).toHaveFocus(), soon);
const goTo = async (canvas: Canvas, title: RegExp): Promise<void> => {
  within(canvas.getByRole("navigation", { name: "Onboarding" }))
    .getByRole("button", { name: title })
    .focus();
  await userEvent.keyboard("{Enter}");
};
const next = async (canvas: Canvas): Promise<void> => {
  canvas.getByRole("button", { name: "Next" }).focus();
  await userEvent.keyboard("{Enter}");
};
const png = (name: string) => new File(["picture"], name, { type: "image/png" });

export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await field(canvasElement, "primaryName")).toHaveValue("");
    await expect(
      canvas.getAllByRole("button", { name: /^Step \d of 6: (Contact|Shop|Address|Events|KYC|Review)/ }),
    ).toHaveLength(6);
  },
});

export const WithErrors = meta.story({
  name: "S3.68 S5.188 S5.189 S5.197 S5.211 S5.212 a step is not left forward while it has errors, each in its words",
  play: async ({ canvas, canvasElement }) => {
    const name = await field(canvasElement, "primaryName");
    await field(canvasElement, "primaryImage");
    name.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription("Full name is required!");
    const mobile = await field(canvasElement, "primaryMobile");
    await expect(mobile).toHaveAccessibleDescription("Primary phone number is required!");
    await expect(canvas.getByText("Please upload an image")).toBeVisible();
    await type(canvasElement, "primaryMobile", "98765432101{Tab}");
    await waitFor(() => expect(mobile).toHaveAccessibleDescription("Can't exceed from 10 digits!"));
    await type(canvasElement, "primaryMobile", "98765{Tab}");
    await waitFor(() => expect(mobile).toHaveAccessibleDescription("Must be of 10 digits!"));
    await expect(canvas.getByRole("heading", { name: "Step 1 of 6: Contact" })).toBeVisible();
  },
});

export const Pictures = meta.story({
  name: "S5.32 S5.33 a picture may be a jpeg, png or eps",
  play: async ({ canvasElement }) => {
    for (const key of ["primaryImage", "secondaryImage"]) {
      await expect(await field(canvasElement, key)).toHaveAttribute(
        "accept",
        "image/jpeg,image/png,application/postscript",
      );
    }
  },
});

export const StepByStep = meta.story({
  name: "S1.05 S3.65 S3.66 S3.67 S3.68 S7.63 a retailer is taken on by the keyboard alone",
  play: async ({ canvas, canvasElement, step }) => {
    const value = async (key: string) => (await field(canvasElement, key)).value;
    await step("contact", async () => {
      await type(canvasElement, "primaryName", "Sunil Gupta");
      await type(canvasElement, "primaryMobile", "9876543210");
      await attach(canvasElement, "primaryImage", png("sunil.png"));
      await canvas.findByRole("button", { name: "Delete Image 1" }, soon);
      await next(canvas);
      await at(canvas, 2, "Shop");
    });
    await step("shop", async () => {
      await type(canvasElement, "shopName", "Gupta General Stores");
      await waitFor(() => expect(canvas.getByRole("option", { name: "Grocery" })).toBeInTheDocument(), soon);
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Shop type/ }), "Grocery");
      await attach(canvasElement, "shopImage", png("shop.png"));
      await canvas.findByRole("button", { name: "Delete Image 1" }, soon);
      await next(canvas);
      await at(canvas, 3, "Address");
    });
    await step("city and state follow the pincode, and where the shop lies follows the address", async () => {
      await type(canvasElement, "addressLine1", "12 Station Road, Hadapsar");
      await type(canvasElement, "pincode", "411028{Tab}");
      await waitFor(async () => expect([await value("city"), await value("state")]).toEqual(["Pune", "Maharashtra"]));
      await expect(await field(canvasElement, "city")).toHaveAttribute("readonly");
      await waitFor(
        async () => expect([await value("latitude"), await value("longitude")]).toEqual(["18.5089124", "73.9260123"]),
        soon,
      );
      await expect(asked).toEqual(["12 Station Road, Hadapsar, Pune, Maharashtra, 411028"]);
      await next(canvas);
      await at(canvas, 4, "Events");
    });
    await step("no event is needed", async () => {
      await next(canvas);
      await at(canvas, 5, "KYC");
    });
    await step("KYC", async () => {
      // Said, and not refused: it is compared with the certificate.
      await type(canvasElement, "gstNumber", "29AAGCB7383J1Z4");
      await expect(await canvas.findByText(/^The GSTIN is of another state than Maharashtra/)).toBeVisible();
      await type(canvasElement, "gstNumber", "{Backspace}");
      await type(canvasElement, "panNumber", "aapfu0939f");
      await type(canvasElement, "nameAsPerId", "Sunil Ramesh Gupta{Enter}");
      const pan = await field(canvasElement, "panNumber");
      await waitFor(() => expect(pan).toHaveFocus());
      await expect(pan).toHaveAccessibleDescription("Enter valid PAN Number");
      await type(canvasElement, "panNumber", "AAPFU0939F{Enter}");
      await at(canvas, 6, "Review");
    });
    await step("all of it is looked over and sent", async () => {
      const shop = within(canvas.getByRole("region", { name: "Shop" }));
      await expect(await shop.findByText("Gupta General Stores")).toBeVisible();
      canvas.getByRole("button", { name: "Add retailer" }).focus();
      await userEvent.keyboard("{Enter}");
      const sent = await canvas.findByLabelText("Sent");
      await waitFor(() => expect(sent).toHaveTextContent('"city":"Pune","state":"Maharashtra"'), soon);
      await expect(sent).toHaveTextContent('"latitude":18.5089124,"longitude":73.9260123');
    });
  },
});

export const TypedByHand = meta.story({
  name: "S7.63 a later look-up never overwrites latitude and longitude that were typed, and asks",
  args: { initial: unplaced },
  play: async ({ canvas, canvasElement }) => {
    await goTo(canvas, /: Address/);
    await type(canvasElement, "addressLine1", "14 Station Road, Hadapsar{Tab}");
    const longitude = await field(canvasElement, "longitude");
    await waitFor(() => expect(longitude).toHaveValue("73.9260123"), soon);
    await type(canvasElement, "latitude", "18.6{Tab}");
    await type(canvasElement, "pincode", "560001{Tab}");
    await waitFor(() => expect(longitude).toHaveValue("77.6033"), soon);
    await expect(await field(canvasElement, "latitude")).toHaveValue("18.6");
    await expect(await canvas.findByText(/give “12.9762°”$/)).toBeVisible();
    canvas.getByRole("button", { name: "Use computed value for Latitude" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await field(canvasElement, "latitude")).toHaveValue("12.9762"));
  },
});

export const NotConfigured = meta.story({
  name: "S7.63 where nobody can be asked, the form says so once, and both are typed",
  args: { initial: unplaced },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/api/geocode", () => {
        asked.push("");
        return refuse(
          404,
          "geocoder.absent",
          "Addresses cannot be looked up here: type latitude and longitude by hand",
        );
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await goTo(canvas, /: Address/);
    await type(canvasElement, "addressLine1", "14 Station Road, Hadapsar{Tab}");
    const hints = await canvas.findAllByText("Addresses cannot be looked up here: type it by hand.", {}, soon);
    await expect(hints).toHaveLength(2);
    await type(canvasElement, "pincode", "560001{Tab}");
    const city = await field(canvasElement, "city");
    await waitFor(() => expect(city).toHaveValue("Bengaluru"), soon);
    await type(canvasElement, "latitude", "18.5089");
    await type(canvasElement, "longitude", "73.926");
    await next(canvas);
    await at(canvas, 4, "Events");
    await expect(asked).toHaveLength(1);
  },
});

export const OutOfReach = meta.story({
  name: "S7.63 a provider that fails is said beside the fields, and stands in nobody's way",
  args: { initial: unplaced },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/api/geocode", () => refuse(503, "server.unavailable", "Cannot be reached")));
  },
  play: async ({ canvas, canvasElement }) => {
    await goTo(canvas, /: Address/);
    await type(canvasElement, "addressLine1", "14 Station Road, Hadapsar{Tab}");
    await expect(
      (await canvas.findAllByText(/^Could not be looked up from address line 1/, {}, soon))[0],
    ).toBeVisible();
    await type(canvasElement, "latitude", "18.5089");
    await type(canvasElement, "longitude", "73.926");
    await next(canvas);
    await at(canvas, 4, "Events");
  },
});

export const Filled = meta.story({
  name: "S9.13 what was gathered is looked over; the calendar of an event leaps up to 20 years ahead",
  args: { initial: gathered },
  play: async ({ canvas }) => {
    await goTo(canvas, /: Events/);
    const [calendarOf] = await canvas.findAllByRole("button", { name: /^Choose/ }, soon);
    if (!calendarOf) throw new Error("no calendar");
    await userEvent.click(calendarOf);
    const [years] = await screen.findAllByRole("combobox", { name: "Year" }, soon);
    if (!years) throw new Error("no years");
    const last = within(years).getAllByRole("option").at(-1);
    await expect(last).toHaveTextContent("2046");
    // No day to come is an event's.
    await expect(last).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await goTo(canvas, /: Review/);
    await at(canvas, 6, "Review");
    await expect(await canvas.findByText("Sunil Ramesh Gupta")).toBeVisible();
    await expect(await canvas.findByText("12-04-1979")).toBeVisible();
    await expect(await canvas.findByText("Grocery")).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { initial: gathered },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await goTo(canvas, /: Address/);
    await expect(await field(canvasElement, "pincode")).toHaveValue("411028");
  },
});
