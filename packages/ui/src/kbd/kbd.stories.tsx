import preview from "../../../../.storybook/preview.tsx";
import { Kbd } from "./kbd.tsx";

const meta = preview.meta({ title: "Components/Kbd", component: Kbd, args: { children: "Ctrl K" } });

export const Playground = meta.story();
