const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

const find = (table: typeof browsers, agent: string): string | undefined =>
  table.find(([mark]) => mark.test(agent))?.[1];

/** The browser and the system that a `User-Agent` names, as people know them: `Chrome on Windows`. Null where it names none. */
export const deviceOf = (agent: string): string | null => {
  const [browser, system] = [find(browsers, agent), find(systems, agent)];
  if (browser === undefined) return agent === "" ? null : (agent.split(/[\s/]/)[0]?.slice(0, 40) ?? null);
  return system === undefined ? browser : `${browser} on ${system}`;
};
