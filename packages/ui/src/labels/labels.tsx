import { createContext, use, type ReactNode } from "react";
import type { UiLabels } from "./labels.types.ts";

type LabelOverrides = { readonly [Part in keyof UiLabels]?: Partial<UiLabels[Part]> };

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
