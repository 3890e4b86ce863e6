import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { Button } from "../button/button.tsx";
import { Header } from "./header.tsx";
import { UserButton } from "./user-button.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return (
    <Header end={<UserButton name="Meera Nair" />}>
      <Breadcrumbs crumbs={[{ label: "Product" }]} />
    </Header>
  );
}

export const about: About = {
  summary: "The bar above the page.",
  status: "stable",
  since: "0.1.0",
  exports: ["Header", "UserButton"],
  when: ["Once, in the shell."],
  whenNot: ["For the title and the actions of a page: the page header."],
  example: Example,
  anatomy: [
    { name: "Place", what: "Where the page stands.", at: ".o2r-crumbs" },
    { name: "Person", what: "Opens what belongs to them.", at: ".o2r-user-button" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <div className="o2r-header">
              <span>Product</span>
              <div className="o2r-header-end">
                <UserButton name="Meera Nair" />
              </div>
            </div>
          </Wide>
        ),
        why: "Put the place at the start and the person at the end.",
      },
      bad: {
        draw: () => (
          <Wide>
            <div className="o2r-header">
              <span>Product</span>
              <div className="o2r-header-end">
                <Button variant="primary">Save</Button>
              </div>
            </div>
          </Wide>
        ),
        why: "What acts on the page belongs to the page: here it would be there on every page.",
      },
    },
  ],
  keyboard: [{ keys: ["Tab"], does: "Goes through what stands at the end, such as the bell, to the person's menu." }],
  accessibility: ["The page's `<header>`; its menus are buttons that say whether they are open."],
};
