import { array, boolean, string, type AnyObject } from "yup";
import { withArticle } from "../thing/article.ts";
import { endpoint, formBody, type AnyEndpoint } from "../endpoint.ts";
import { ruleForHolders } from "../access/permissions.ts";
import { idParams, shape } from "../schemas.ts";
import { isPersonal } from "./decide-step.ts";
import { stateValues } from "./state-schema.ts";
import type {
  StepAnswer,
  Lifecycle,
  LifecycleGiven,
  PersonStepGiven,
  StepEndpoints,
  StepGiven,
} from "./lifecycle.types.ts";

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const stepAnswer = shape({
  step: string().defined(),
  label: string().defined(),
  allowed: boolean().defined(),
  reason: string().nullable().defined(),
});

/**
 * Declares the life of a thing: its states, and every step that leads from one to another. What is not in the table
 * cannot happen. Its endpoints, `POST …/:id/<step>` for each step that people take and `GET …/:id/actions`, follow.
 */
export const lifecycle = <
  Row extends AnyObject,
  const S extends string,
  const Steps extends Readonly<Record<string, StepGiven<NoInfer<S>>>>,
>(
  given: LifecycleGiven<Row, S, Steps>,
): Lifecycle<Row, S, Steps> => {
  const { entity, name, path, row, states, steps, scope, read } = given;
  const stepEndpoint = (
    key: string,
    { label, done, doneInEnglish = done, allow, form, body, late, affects = [] }: PersonStepGiven<S>,
  ): AnyEndpoint =>
    endpoint({
      method: "POST",
      path: `${path}/:id/${kebab(key)}`,
      summary: `${label} (${name.one})`,
      params: idParams,
      ...(form ? { body: formBody(form) } : body && { body }),
      reply: row,
      allow,
      scope: ruleForHolders(scope, allow),
      limit: "write",
      write: {
        audit: `${entity}.${doneInEnglish.replaceAll(" ", "-")}`,
        idempotency: "required",
        ...(late === undefined && { ifMatch: true }),
        affects: [path, ...affects],
      },
    });
  const actions = endpoint<{ id: string }, undefined, undefined, StepAnswer[]>({
    method: "GET",
    path: `${path}/:id/actions`,
    summary: `See what can be done with ${withArticle(name.one)}, and why not`,
    params: idParams,
    reply: array().of(stepAnswer).defined(),
    allow: read,
    scope,
    limit: "read",
  });
  const personal = Object.entries<StepGiven<S>>(steps).flatMap(([key, step]) =>
    isPersonal(step) ? [[key, stepEndpoint(key, step)] as const] : [],
  );
  return {
    ...given,
    values: stateValues(states),
    // Made from the table entry by entry, which TypeScript cannot follow.
    endpoints: { ...Object.fromEntries(personal), actions } as unknown as StepEndpoints<Row, Steps>,
  };
};
