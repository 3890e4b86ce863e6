import preview from "../../../../.storybook/preview.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = preview.meta({ title: "Components/Skeleton", component: Skeleton });

export const Playground = meta.story({ args: { width: 240, height: 16 } });
