const filledIn = /\{(\d+)\}/g;

/** Of what is filled in and of the text around it, the text: the longer, the better it fits. */
const lengthOf = (template: string): number => template.replaceAll(filledIn, "").length;

/** Finds what a template was filled with: its parts, by their numbers. */
const patternOf = (template: string): RegExp => {
  const parts = template.split(/\{\d+\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join("([^]+?)")}$`);
};

/** What is counted, behind its number: `1,480 units`. */
const counted = /^([\d,]+) (.+)$/;

/** What stands before a noun in English: `A ticket that is closed …`, `This ticket is …`. */
const article = /^(?:an?|this) /i;

/**
 * Says in other words what the service said, by the texts that it makes its answers of: `{0}` stands in them for what is
 * filled in, which is looked up as well, and so is what is counted there; else it stays as it is.
 *
 * @param words by the service's own
 * @returns the same message where none of them fits
 */
export const refusalIn = (words: Readonly<Record<string, string>>): ((message: string) => string) => {
  const templates = Object.keys(words)
    .filter((template) => template.search(filledIn) >= 0)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .map((template) => [patternOf(template), template] as const);
  const whole = (text: string): string | undefined => (Object.hasOwn(words, text) ? words[text] : undefined);
  const part = (text: string): string => {
    const [, count, noun = ""] = counted.exec(text) ?? [];
    const said = whole(noun);
    if (said !== undefined) return `${count} ${said}`;
    return whole(text) ?? whole(text.replace(article, "")) ?? text;
  };
  return (message) => {
    const known = whole(message);
    if (known !== undefined) return known;
    for (const [pattern, template] of templates) {
      const parts = pattern.exec(message)?.slice(1);
      if (parts === undefined) continue;
      // In the order in which the English has them, which is that of their numbers.
      return (words[template] ?? "").replaceAll(filledIn, (_, at: string) => part(parts[Number(at)] ?? ""));
    }
    return message;
  };
};
