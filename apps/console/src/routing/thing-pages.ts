import type { AreaPage } from "./route.ts";
import type { ScreenName } from "./screen.ts";

/** The pages of a thing: its list, and below it the form of a new one and of each that stands. */
export const thingPages = ({ entry, ...list }: AreaPage, one: string, form: ScreenName): readonly AreaPage[] => {
  const below = { ...list, screen: form, under: list.path };
  return [
    entry === undefined ? list : { ...list, entry },
    { ...below, path: `${list.path}/new`, title: `Add ${one}` },
    { ...below, path: `${list.path}/:id`, title: `Edit ${one}` },
  ];
};
