import type { FormDefinition } from "../definition/form.ts";
import { familyOf } from "./check-condition.ts";
import { checkField, checkRules } from "./check-field.ts";
import { checkMigrations } from "./check-migrations.ts";
import { bagAt, checkShape, isBag, listAt, onlyKeys, quote, refuse } from "./check-shape.ts";

/**
 * Refuses a definition that cannot work, naming the place and the reason. Types already refuse most of it; this is for
 * definitions that arrive as JSON, of which nothing is known. Cycles are found by `compile`.
 *
 * @throws FormDefinitionError
 */
export const checkDefinition: (form: unknown) => asserts form is FormDefinition = (form) => {
  const given = bagAt("form", form);
  onlyKeys("form", given, ["id", "version", "timeZone", "fields", "rules", "sections", "steps", "migrations"]);
  checkShape("id", given["id"], "name");
  checkShape("version", given["version"], "count");
  if (given["timeZone"] !== undefined && !isZone(given["timeZone"])) refuse("timeZone", "not a time zone");
  const fields = bagAt("fields", given["fields"]);
  const place = { form: fields };
  for (const [name, field] of Object.entries(fields)) checkField(`fields.${name}`, name, field, place);
  checkRules("rules", given["rules"], place);
  for (const part of ["sections", "steps"]) {
    const ids = listAt(part, given[part]).map((section, index) => {
      const path = `${part}.${index}`;
      const own = bagAt(path, section);
      onlyKeys(path, own, ["id", "title", "description", "fields"]);
      checkShape(`${path}.id`, own["id"], "name");
      checkShape(`${path}.title`, own["title"], "text");
      if (own["description"] !== undefined) checkShape(`${path}.description`, own["description"], "text");
      listAt(`${path}.fields`, own["fields"]).forEach((name, at) => {
        // A group is drawn with all its fields.
        if (typeof name !== "string" || !isBag(fields[name]) || fields[name]["kind"] !== "group")
          familyOf(`${path}.fields.${at}`, name, place);
      });
      return own["id"];
    });
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice >= 0) refuse(`${part}.${twice}.id`, `${quote(ids[twice])} stands twice`);
  }
  if (given["migrations"] !== undefined) checkMigrations(given["migrations"], given["version"]);
};

const isZone = (name: unknown): boolean => {
  try {
    return typeof name === "string" && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};
