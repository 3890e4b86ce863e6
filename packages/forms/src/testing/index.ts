export { anyChoice } from "./any-choice.ts";
export { conformance } from "./conformance/index.ts";
export { explore } from "./explore.ts";
export type { DeadEnd, Exploration, ExploreOptions } from "./explore.ts";
export { scenario } from "./scenario.ts";
export type { Expectation, Expected, Scenario, ScenarioOptions } from "./scenario.ts";
