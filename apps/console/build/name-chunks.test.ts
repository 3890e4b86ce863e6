import { expect, it } from "vitest";
import { nameChunks } from "./name-chunks.ts";

const page = "apps/console/index.html";
const login = "apps/console/src/session/login/login.tsx";
const frame = "apps/console/src/frames/shell-frame.tsx";
const screenOf = (place: string) => `apps/console/src/areas/${place}.tsx`;
const [productList, productForm, brandList, stockList, stockForm] = [
  "catalogue/product/list",
  "catalogue/product/form",
  "catalogue/brand/list",
  "stock/inventory/list",
  "stock/inventory/form",
].map(screenOf) as [string, string, string, string, string]; // as many as are named
const lists = [productList, brandList, stockList];
const forms = [productForm, stockForm];
const listKit = "apps/console/src/kit/list/list-page.tsx";
const fields = "packages/forms/src/fields/field-frame.tsx";
const engine = "packages/forms/src/react/use-engine-form.ts";
const registry = "apps/console/src/kit/form/form-registry.ts";

const reach = {
  [listKit]: [listKit, ...lists],
  [fields]: [fields, ...forms],
  [registry]: [stockList, ...forms],
};
const nameOf = (id: string, by: readonly string[]) =>
  nameChunks(
    new Map(Object.entries({ ...reach, [id]: by }).map(([of, entries]) => [of, new Set(entries)])),
    new Set([...lists, ...forms, login]),
  ).get(id);

it("sends what every page needs with the page, and React by itself", () => {
  expect(nameOf("packages/ui/src/button.tsx", [page, login, ...lists])).toBe("base");
  expect(nameOf("node_modules/react-dom/client.js", [page, ...lists])).toBe("react");
});

it("sends with the page what sign-in shares with anything, and fields only to forms", () => {
  expect(nameOf(engine, [fields, login, ...forms])).toBe("base");
  expect(nameOf("apps/console/src/session/password-field.tsx", [login, "apps/console/src/session/again.tsx"])).toBe(
    "base",
  );
  expect(nameOf(fields, reach[fields] ?? [])).toBe("form");
  expect(nameOf("apps/console/src/kit/list/filter.tsx", [listKit, ...lists])).toBe("shell");
});

it("sends what stands around every page behind the sign-in with the shell", () => {
  expect(nameOf("packages/ui/src/sidebar.tsx", [frame])).toBe("shell");
  expect(nameOf("node_modules/@zag-js/menu/menu.mjs", [frame, ...lists])).toBe("overlays");
});

it("sends what screens share with what runs behind every page with the shell, so that it brings no file of theirs along", () => {
  const live = "apps/console/src/shell/live/live.tsx";
  expect(nameOf("packages/api/src/contract/areas/stock/pending.ts", [live, stockList, stockForm])).toBe("shell");
  expect(nameOf("apps/console/src/kit/format/when.ts", [live, stockForm, productForm])).toBe("shell");
  expect(nameOf("apps/console/src/shell/live/sign.tsx", [live])).toBeUndefined();
});

it("sends what screens of one area share with that area, and apart what only its forms need", () => {
  expect(nameOf("packages/api/src/contract/areas/catalogue/product.ts", [productList, productForm])).toBe("catalogue");
  expect(nameOf("apps/console/src/areas/catalogue/part.tsx", [productList, brandList])).toBe("catalogue-list");
});

it("sends what a screen shares with what is opened on it with its area, but for libraries", () => {
  const late = "apps/console/src/areas/stock/dialog.tsx";
  expect(nameOf("apps/console/src/areas/stock/form-part.tsx", [stockForm, late])).toMatch(/^stock/);
  expect(nameOf("node_modules/large/index.js", [stockForm, late])).toBeUndefined();
});

it("sends what fields of days are drawn with in one file, and so those of rules, whoever else needs a part of it", () => {
  const day = "packages/forms/src/fields/date/date-control.tsx";
  const time = "packages/forms/src/fields/date/date-time-control.tsx";
  expect(nameOf(day, [day])).toBe("dates");
  expect(nameOf("packages/ui/src/dates.ts", [day, time])).toBe("dates");
  const rule = "apps/console/src/kit/rule/rule-field.tsx";
  expect(nameOf("apps/console/src/kit/rule/rule-words.tsx", [rule, productList])).toBe("rules");
});

it("leaves with its screen what only that needs", () => {
  expect(nameOf("apps/console/src/areas/catalogue/product/cell.tsx", [productList])).toBeUndefined();
});

it("sends what another area knows of an area in a file that holds no screens of it", () => {
  const contract = "packages/api/src/contract/areas/stock/batch.ts";
  expect(nameOf(contract, [stockList, stockForm, productForm])).toBe("contract-stock");
});

it("sends what areas share with the shell where a list that asks nothing needs it, and otherwise apart", () => {
  expect(nameOf("apps/console/src/kit/activity/activate.ts", [brandList, stockForm])).toBe("shell");
  expect(nameOf("apps/console/src/kit/lifecycle/decide.ts", [stockList, productForm])).toBe("parts");
});
