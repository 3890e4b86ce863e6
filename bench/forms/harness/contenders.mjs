/** Who takes part, in the order of the tables. The key is the name of its file in page/contenders. */
export const contenders = /** @type {const} */ ({
  plain: { title: "no library", rules: false },
  floor: { title: "react-hook-form, bare `register`", rules: false },
  o2r: { title: "**@o2r/forms**, plain inputs", rules: true },
  "o2r-ui": { title: "**@o2r/forms** drawn by @o2r/ui", rules: true },
  "by-hand": { title: "react-hook-form + yup by hand", rules: true },
  formik: { title: "Formik", rules: true },
  tanstack: { title: "TanStack Form", rules: true },
  formily: { title: "Formily", rules: true },
  rjsf: { title: "RJSF", rules: true },
  jsonforms: { title: "JSON Forms", rules: true },
  surveyjs: { title: "SurveyJS", rules: true },
});

/** @typedef {keyof typeof contenders} Name */

/** Every name, as such. */
export const names = /** @type {Name[]} */ (Object.keys(contenders));
