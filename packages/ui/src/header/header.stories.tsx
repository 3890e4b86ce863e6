import { Bell } from "lucide-react";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./header.about.tsx";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { RoleChip } from "../role-chip/role-chip.tsx";
import { Header } from "./header.tsx";
import { UserButton } from "./user-button.tsx";

const meta = preview.meta({
  title: "Navigation/Header",
  component: Header,
  parameters: { about, layout: "fullscreen" },
  args: {
    children: <Breadcrumbs crumbs={[{ label: "Catalogue" }, { label: "Product" }]} />,
    end: (
      <>
        <IconButton icon={Bell} label="2 unread notifications" count={2} />
        <RoleChip>Call centre supervisor</RoleChip>
        <UserButton name="Ketan Mhatre" aria-haspopup="menu" />
      </>
    ),
  },
});

export const Default = meta.story({ tags: ["themed"] });
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });
export const LongText = meta.story({
  args: {
    children: <Breadcrumbs crumbs={[{ label: "Toor Dal क्षितिज 🧾 ".repeat(30) }, { label: "Toor Dal ".repeat(30) }]} />,
    end: <UserButton name={"Toor Dal क्षितिज 🧾 ".repeat(12)} aria-haspopup="menu" />,
  },
});
