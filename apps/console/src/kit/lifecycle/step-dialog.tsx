import type { ApiError, CallInput } from "@o2r/api/client";
import { decideStep, stepBack, type AnyEndpoint, type PersonStepGiven, type Stale } from "@o2r/api/contract/core";
import { useMutation } from "@o2r/api/react";
import { Banner } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCurrentUser } from "../../session/current-user.ts";
import { ActDialog } from "../form/act-dialog.tsx";
import { sayDone, useTakeBack } from "../undo/undo.ts";
import { answersOf } from "./answers.ts";
import { keepPlace } from "./keep-place.ts";
import type { ActsGiven, LivingRow, ShownLifecycle } from "./acts.types.ts";

export interface StepDialogProps {
  readonly life: ShownLifecycle;
  readonly step: string;
  readonly given: ActsGiven<ShownLifecycle, LivingRow>;
  readonly row: LivingRow;
  readonly onClose: () => void;
}

/**
 * Asks before one row takes a step, with the form of the step where it has one. When somebody else was first, it is
 * asked again about the row as it stands now, or why the step cannot be taken any more is said.
 */
export function StepDialog({ life, step, given, row, onClose }: StepDialogProps) {
  const person = useCurrentUser();
  const navigate = useNavigate();
  // Only steps that people take are offered, and each has its endpoint.
  const declared = life.steps[step] as PersonStepGiven<string>;
  const endpoint = Reflect.get(life.endpoints, step) as AnyEndpoint;
  const { label, done, means, danger = false, form } = declared;
  const { run, running } = useMutation(endpoint);
  const takeBack = useTakeBack();
  const [newest, setNewest] = useState(row);
  const [failure, setFailure] = useState<string>();
  const name = given.name(newest);
  const decision = decideStep(life, newest, step, person);
  const take = (body: unknown) =>
    // What the table says that the step is sent; its type is erased where every lifecycle is served.
    run({ params: { id: row.id }, ...(body !== undefined && { body }) } as unknown as CallInput<AnyEndpoint>, {
      version: newest.version,
    });
  const [stale, setStale] = useState(false);
  const refused = ({ status, current }: ApiError): void => {
    setStale(status === 412);
    // What a stale step is answered with.
    if (status === 412) setNewest((current as Stale<LivingRow>).row);
  };
  const end = (after: LivingRow) => {
    const said = given.said?.[step]?.(after, row) ?? { title: `${given.name(after)}: ${life.name.one} ${done}` };
    const back = stepBack(life, step, { before: newest, after }, person);
    sayDone(
      { ...said, undone: `${given.name(after)}: ${life.name.one} is as it was before` },
      // A step that people take has its endpoint.
      back === undefined
        ? undefined
        : () => takeBack(Reflect.get(life.endpoints, back.step) as AnyEndpoint, after, back.body),
    );
    onClose();
    keepPlace();
    const next = given.leadsTo?.[step]?.(after);
    if (next !== undefined) void navigate(next);
  };
  const lead = (
    <>
      <p>
        {form && danger && "Are you sure? "}
        <b>{name}</b> {means}. {given.more?.[step]?.([newest])}
      </p>
      {newest !== row && (
        <Banner
          tone="warning"
          title={`Someone else has changed this ${life.name.one}. ${decision.ok ? "This is how it stands now" : decision.reason}`}
        />
      )}
    </>
  );
  if (form)
    return (
      <ActDialog
        definition={form}
        size="sm"
        title={label}
        lead={lead}
        {...answersOf(label, danger)}
        danger={danger}
        {...given.forms?.[step]?.([row])}
        act={take}
        told={stale}
        barred={!decision.ok}
        onRefused={refused}
        onDone={end}
        onClose={onClose}
      />
    );
  const confirm = async () => {
    const { payload, error } = await take(undefined);
    if (error) refused(error);
    // That it is stale stands in the question already.
    setFailure(error?.status === 412 ? undefined : error?.message);
    if (!error) end(payload);
  };
  return (
    <ConfirmDialog
      open
      action={label}
      tone={danger ? "danger" : "primary"}
      loading={running}
      barred={!decision.ok}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {lead}
    </ConfirmDialog>
  );
}
