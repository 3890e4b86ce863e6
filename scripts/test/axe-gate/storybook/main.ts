import { defineMain } from "@storybook/react-vite/node";
import main from "../../../../.storybook/main.ts";

/** The project's own Storybook, with the stories of the gate in place of all others. */
export default defineMain({ ...main, stories: ["../*.stories.tsx"], staticDirs: ["../../../../.storybook/public"] });
