import type { ArgTypesEnhancer, SBType } from "storybook/internal/types";
import { factsOf } from "./component-facts.ts";
import type { PropFact } from "./read-props.ts";

const controlOf = ({ options, type }: PropFact) => {
  if (options.length > 0)
    return { control: { type: options.length > 3 ? "select" : "inline-radio" }, options } as const;
  if (type === "boolean") return { control: { type: "boolean" } } as const;
  if (type === "number") return { control: { type: "number" } } as const;
  return type === "string" || type === "ReactNode" ? ({ control: { type: "text" } } as const) : {};
};

const typeOf = ({ options, type, required }: PropFact, found: SBType | undefined): SBType => {
  if (options.length > 0) return { name: "enum", value: [...options], required };
  return { ...(found ?? { name: "other", value: type }), required };
};

/**
 * Lists in the controls what a union takes and what is taken when nothing is said, which Storybook's own reader misses where
 * a type has a name or stands in another file. A story that draws its component through one of its own has only the controls
 * that this takes.
 */
export const nameControls: ArgTypesEnhancer = ({ argTypes, parameters, component }) => {
  const { props = {} } = factsOf(parameters["fileName"]) ?? {};
  // What the reader of the framework leaves at a component.
  const { __docgenInfo: read } = (component ?? {}) as { readonly __docgenInfo?: { readonly displayName?: string } };
  const isItself = read?.displayName !== undefined && read.displayName in props;
  const known = isItself ? (props[read.displayName]?.props ?? []) : Object.values(props).flatMap((it) => it.props);
  const named = known.flatMap((prop) => {
    const { name, type, usual, description } = prop;
    const found = argTypes[name];
    if (found === undefined && !isItself) return [];
    const table = { type: { summary: type }, ...(usual !== undefined && { defaultValue: { summary: usual } }) };
    const said = { name, description, type: typeOf(prop, found?.type), table };
    return [[name, { ...found, ...said, ...controlOf(prop) }] as const];
  });
  return { ...argTypes, ...Object.fromEntries(named) };
};
