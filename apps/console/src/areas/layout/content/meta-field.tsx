import { FieldFrame } from "@o2r/forms/fields";
import type { FieldProps } from "@o2r/forms/react";
import { Skeleton } from "@o2r/ui";
import { lazy, Suspense } from "react";
import "./meta-editor.css";

const MetaEditor = lazy(async () => ({ default: (await import("./meta-editor.tsx")).MetaEditor }));

/** A text of JSON in an editor, which comes with the first such field and not before. */
export function MetaField(props: FieldProps) {
  return (
    <FieldFrame of={props} group>
      <Suspense fallback={<Skeleton height={176} />}>
        <MetaEditor {...props} />
      </Suspense>
    </FieldFrame>
  );
}
