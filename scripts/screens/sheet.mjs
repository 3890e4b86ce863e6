// The page that shows all pictures side by side, and what was found wrong at its head.

/** @typedef {import("./looks.mjs").Shot} Shot */

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} title @param {readonly string[]} values @param {string} name */
const choice = (title, values, name) =>
  `<label>${title} <select data-by="${name}"><option value="">all</option>${values
    .map((value) => `<option>${escape(value)}</option>`)
    .join("")}</select></label>`;

/** @param {readonly Shot[]} shots */
export function sheetOf(shots) {
  const values = (/** @type {keyof Shot} */ key) => [...new Set(shots.map((shot) => String(shot[key])))];
  const faulty = shots.filter(({ faults }) => faults.length > 0);
  const figure = (/** @type {Shot} */ { role, route, width, mode, file, faults }) =>
    `<figure data-role="${role}" data-width="${width}" data-mode="${mode}"${faults.length > 0 ? " data-faulty" : ""}>
      <a href="${file}"><img loading="lazy" src="${file}" width="${width > 600 ? 480 : 195}" alt="${escape(`${route} as ${role}, ${width}, ${mode}`)}"></a>
      <figcaption>${role} · ${width} · ${mode}${faults.map((fault) => `<br><b>${escape(fault)}</b>`).join("")}</figcaption>
    </figure>`;
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>
  body { margin: 24px; font: 14px/1.4 system-ui; background: #f4f4f5; color: #18181b }
  header { position: sticky; top: 0; padding: 12px 0; background: inherit; z-index: 1 }
  label { margin-right: 16px } section > div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
  figure { margin: 0 } figure[hidden] { display: none } img { display: block; border: 1px solid #d4d4d8; background: #fff }
  figcaption { font-size: 12px; color: #52525b; max-width: 480px } b { color: #b91c1c } [data-faulty] img { outline: 2px solid #b91c1c }
</style>
<h1>${shots.length} pictures of ${values("route").length} screens</h1>
<header>${choice("Role", values("role"), "role")}${choice("Width", values("width"), "width")}${choice("Mode", values("mode"), "mode")}</header>
<p>${faulty.length === 0 ? "Nothing was found wrong by itself." : `${faulty.length} have something wrong:`}</p>
<ul>${faulty.map(({ role, route, width, mode, file, faults }) => `<li><a href="${file}">${escape(route)}</a> as ${role}, ${width}, ${mode}: ${escape(faults.join("; "))}</li>`).join("")}</ul>
${values("route")
  .map(
    (route) =>
      `<section><h2>${escape(route)}</h2><div>${shots
        .filter((shot) => shot.route === route)
        .map(figure)
        .join("")}</div></section>`,
  )
  .join("\n")}
<script>
  const chosen = {};
  for (const select of document.querySelectorAll("select")) {
    select.addEventListener("change", () => {
      chosen[select.dataset.by] = select.value;
      for (const one of document.querySelectorAll("figure"))
        one.hidden = Object.entries(chosen).some(([by, value]) => value !== "" && one.dataset[by] !== value);
    });
  }
</script>
`;
}
