import { productAttributeEndpoints, type ProductAttribute, type ProductDetail } from "@o2r/api/contract/catalogue";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { Button, buttonLook, Card, DateText, DescriptionList, EmptyState } from "@o2r/ui";
import { SquarePen, Tags } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { ActDialog } from "../../../../kit/form/act-dialog.tsx";
import { PanelState } from "../../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";
import { useMay } from "../../../../kit/use-may.ts";
import { attributesForm, attributesOfValues, refusedAtFields, valuesOfAttributes } from "./attribute-fields.ts";

const shown = ({ dataType, value }: ProductAttribute): ReactNode => {
  if (value === null) return null;
  if (dataType === "BOOLEAN") return value === "true" ? "Yes" : "No";
  if (dataType === "DATE") return <DateText value={value} />;
  return value;
};

/** What a product has of the attributes, changed all at once. */
export function AttributesTab({ row: product }: RecordPanelProps<ProductDetail>) {
  const mayWrite = useMay("product.write");
  const [editing, setEditing] = useState(false);
  const params = { id: product.id };
  const { data, error, mutate } = useEndpoint(
    productAttributeEndpoints.attributes,
    { params },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The attributes" error={error} onRetry={() => void mutate()} />;
  if (data.length === 0)
    return (
      <EmptyState
        reason="nothing-yet"
        icon={Tags}
        title="No attributes yet"
        actions={
          <Link to="/attribute" {...buttonLook({})}>
            Attributes
          </Link>
        }
      >
        Products have values of the attributes that are made there.
      </EmptyState>
    );
  const held = data.filter(({ value }) => value !== null);
  // In one place with values and without, so that the first ones that are saved leave the focus where it was.
  const edit = mayWrite ? (
    <Button icon={SquarePen} onClick={() => setEditing(true)}>
      Edit attributes
    </Button>
  ) : undefined;
  return (
    <>
      <Card title="Attributes" actions={edit}>
        {held.length === 0 ? (
          <EmptyState reason="nothing-yet" headingLevel={3} icon={Tags} title="No values yet">
            Nothing is said of {product.formName} by attributes.
          </EmptyState>
        ) : (
          <DescriptionList items={held.map((one) => ({ term: one.name, value: shown(one) }))} />
        )}
      </Card>
      {editing && <EditAttributes product={product} attributes={data} onClose={() => setEditing(false)} />}
    </>
  );
}

interface EditAttributesProps {
  readonly product: ProductDetail;
  readonly attributes: readonly ProductAttribute[];
  readonly onClose: () => void;
}

function EditAttributes({ product, attributes, onClose }: EditAttributesProps) {
  const { run } = useMutation(productAttributeEndpoints.setAttributes);
  // What was read when it was opened: the form does not change below the hand.
  const [asked] = useState({ attributes, version: product.version });
  const definition = useMemo(() => attributesForm(asked.attributes), [asked]);
  return (
    <ActDialog
      definition={definition}
      size="lg"
      title={`Attributes of ${product.formName}`}
      submit="Save attributes"
      initial={valuesOfAttributes(asked.attributes)}
      act={async (values) => {
        const result = await run(
          { params: { id: product.id }, body: { attributes: attributesOfValues(asked.attributes, values) } },
          { version: asked.version },
        );
        if (result.error === undefined) return result;
        return {
          error: { ...result.error, errors: refusedAtFields(asked.attributes, values, result.error.errors) },
        };
      }}
      done={() => "The attributes are saved"}
      onClose={onClose}
    />
  );
}
