import { Model } from "survey-core";
import { Survey } from "survey-react-ui";
import { useState } from "react";
import type { Contender } from "../contender.ts";
import type { FieldSpec, FormSpec } from "../spec/form-spec.ts";
import { ancestorsOf, lowOf, pairMessage } from "../spec/judge.ts";

/** SurveyJS with its own markup, without its style sheet; values are taken at each key, as the others do. */
export const contender: Contender = {
  prepare: (form) => {
    const json = {
      textUpdateMode: "onTyping",
      clearInvisibleValues: "none",
      showQuestionNumbers: "off",
      completeText: "Save",
      elements: form.fields.map((field) => elementOf(form, field)),
    };
    const initial = Object.fromEntries(
      form.fields.filter((field) => field.initial !== "").map((field) => [field.name, field.initial]),
    );
    let mounted: Model | undefined;
    return {
      read: (name) => mounted?.getValue(name),
      selectors: {
        row: (name) => `[data-name="${name}"]`,
        error: "[role=alert]",
        submit: ".sd-navigation__complete-btn",
      },
      Page: () => {
        const [survey] = useState(() => {
          const model = new Model(json);
          model.data = initial;
          return model;
        });
        mounted = survey;
        return <Survey model={survey} />;
      },
    };
  },
};

const elementOf = (form: FormSpec, field: FieldSpec): object => {
  const { name, label: title, requiredWith, options } = field;
  const visibleIf = [field, ...ancestorsOf(form, field)]
    .flatMap(({ visible }) =>
      visible ? ["is" in visible ? `{${visible.field}} = '${visible.is}'` : `{${visible.field}} notempty`] : [],
    )
    .join(" and ");
  const common = {
    name,
    title,
    isRequired: field.required === true,
    ...(requiredWith === undefined ? {} : { requiredIf: `{${requiredWith}} notempty` }),
    ...(visibleIf === "" ? {} : { visibleIf }),
  };
  if (options) return { ...common, type: "dropdown", renderAs: "select", choices: options };
  return {
    ...common,
    type: "text",
    ...(field.kind === "number" && { inputType: "number" }),
    validators: validatorsOf(form, field),
  };
};

const validatorsOf = (form: FormSpec, { name, kind, min, integer, maxLength, pattern, ...rest }: FieldSpec) => {
  const low = lowOf(form, { name, kind, ...rest });
  return [
    ...(min === undefined ? [] : [{ type: "numeric", minValue: min }]),
    ...(integer ? [{ type: "expression", expression: `{${name}} empty or {${name}} % 1 = 0` }] : []),
    ...(maxLength === undefined ? [] : [{ type: "text", maxLength }]),
    ...(pattern === undefined ? [] : [{ type: "regex", regex: `^(?:${pattern})$` }]),
    ...(low === undefined
      ? []
      : [
          {
            type: "expression",
            text: pairMessage,
            expression: `{${low}} empty or {${name}} empty or {${name}} >= {${low}}`,
          },
        ]),
  ];
};
