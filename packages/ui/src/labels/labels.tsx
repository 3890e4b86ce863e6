import { createContext, use, useMemo, type ReactNode } from "react";
import type { UiLabels } from "./labels.types.ts";

/** Words in place of the English ones, by component; those that are not given stay. */
export type LabelOverrides = { readonly [Part in keyof UiLabels]?: Partial<UiLabels[Part]> };

const LabelsContext = createContext<LabelOverrides>({});

/** Replaces the words inside components for everything below it, for example to show them in another language. */
export function LabelsProvider({ labels, children }: { labels: LabelOverrides; children: ReactNode }) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** The words of one component: its own English, then the provider's, then those given to this very instance. */
export function useLabels<Part extends keyof UiLabels>(
  part: Part,
  english: UiLabels[Part],
  own: Partial<UiLabels[Part]> | undefined,
): UiLabels[Part] {
  const provided = use(LabelsContext)[part];
  return { ...english, ...provided, ...own };
}

/** The words of a package that draws with this one, of which `labels` of the provider has a part under a name of its own. */
export function useOwnLabels<Labels extends object>(part: string, english: Labels): Labels {
  // Another package's provider says of which type its part is.
  const provided = (use(LabelsContext) as Readonly<Record<string, Partial<Labels> | undefined>>)[part];
  return useMemo(() => ({ ...english, ...provided }), [english, provided]);
}
