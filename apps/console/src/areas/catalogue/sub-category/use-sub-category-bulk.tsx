import {
  subCategoryEndpoints,
  subCategoryForm,
  type SubCategory,
  type SubCategoryValues,
} from "@o2r/api/contract/catalogue";
import { defineForm } from "@o2r/forms";
import { FolderInput, Percent } from "lucide-react";
import { useMemo } from "react";
import { later } from "../../../kit/deferred.tsx";
import { valuesOfRow } from "../../../kit/form/form-values.ts";
import type { AssignDialogProps } from "../../../kit/list/bulk/assign-dialog.tsx";
import { useRowCalls } from "../../../kit/list/bulk/use-row-calls.ts";
import type { BulkAction, BulkDialogProps } from "../../../kit/list/list-page.types.ts";

// The list does not wait for their forms.
const AssignDialog = later<AssignDialogProps>(
  async () => (await import("../../../kit/list/bulk/assign-dialog.tsx")).AssignDialog,
);
const RateOfMany = later<BulkDialogProps<SubCategory>>(async () => (await import("./rate-of-many.tsx")).RateOfMany);

/** To which category several sub-categories go. */
const moveForm = defineForm({
  id: "move-sub-categories",
  version: 1,
  fields: { categoryId: subCategoryForm.fields.categoryId },
});

/** A row of the list holds all that its form sends. */
const valuesOf = (row: SubCategory) => valuesOfRow(subCategoryForm, row) as SubCategoryValues;
const update = subCategoryEndpoints.update;
const movingBack = (row: SubCategory) => ({ endpoint: update, body: valuesOf(row) });

/** What is done to several sub-categories at once, beside what every thing has: another rate of tax, another category. */
export const useSubCategoryBulk = (): readonly BulkAction<SubCategory>[] => {
  const { run, undo } = useRowCalls<SubCategory, SubCategoryValues>(update, movingBack);
  return useMemo<readonly BulkAction<SubCategory>[]>(
    () => [
      {
        label: "Re-rate",
        icon: Percent,
        done: "given the new rate",
        // It makes the same old as the plan that the dialog sends, whose code stays out of the lists.
        endpoint: update,
        dialog: (props) => <RateOfMany {...props} />,
      },
      {
        label: "Move",
        icon: FolderInput,
        done: "moved to the category",
        endpoint: update,
        undo,
        dialog: ({ about, onRun, onClose }) => (
          <AssignDialog
            form={moveForm}
            title="Move to another category"
            submit="Move"
            about={about}
            onGiven={(values) => {
              const { categoryId } = values as Pick<SubCategoryValues, "categoryId">; // of that form
              onRun(async (row) => run(row, { ...valuesOf(row), categoryId }));
            }}
            onClose={onClose}
          />
        ),
      },
    ],
    [run, undo],
  );
};
