// Runs before the first paint, so that role, mode and density never flash. The shell keeps the same attributes later;
// the keys below are those of src/shell/appearance.ts and packages/api/src/client/session-store.ts.
(() => {
  const page = document.documentElement;
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const role = /(?:^|;\s*)o2r_role=([^;]+)/.exec(document.cookie);
  const mode = stored("o2r.mode");
  const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  page.dataset.role = role ? decodeURIComponent(role[1]) : "CC_SUPERVISOR";
  page.dataset.density = stored("o2r.density") === "compact" ? "compact" : "comfortable";
  page.classList.toggle("dark", dark);
  page.classList.toggle("light", !dark);
})();
