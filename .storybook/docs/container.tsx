import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, type PropsWithChildren } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { themes } from "storybook/theming";
import { dress, type Globals } from "../dress.ts";
import "../../packages/ui/src/story/scroll.css";
import "./docs.css";
import "./props.css";
import { themeOf } from "./theme.ts";
import { useLook } from "./use-look.ts";

const themeByMode = { dark: themeOf(themes.dark), light: themeOf(themes.light) };

/** The frame of every page of documentation: dressed as the toolbar says, as the stories in it are. */
export function DressedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  useEffect(() => {
    const change = ({ globals }: { readonly globals: Globals }) => dress(globals);
    // A page without stories is dressed by nobody else.
    const [said] = context.channel.last(GLOBALS_UPDATED) ?? context.channel.last(SET_GLOBALS) ?? [];
    if (said !== undefined) change(said);
    context.channel.on(GLOBALS_UPDATED, change);
    return () => context.channel.off(GLOBALS_UPDATED, change);
  }, [context]);
  const dark = useLook().startsWith("dark");
  return (
    <DocsContainer context={context} theme={dark ? themeByMode.dark : themeByMode.light}>
      {children}
    </DocsContainer>
  );
}
