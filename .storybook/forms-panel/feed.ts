import { addons } from "storybook/preview-api";
import { inspect, recordPasses } from "../../packages/forms/src/devtools/index.ts";
import { liveForms } from "../../packages/forms/src/react/live-forms.ts";
import { formSeen, panelClosed, panelOpened } from "./events.ts";

const nothing = () => undefined;

/** Sends the story's form to the panel for as long as that is open; without a manager nothing ever happens. */
export async function feedFormsPanel(): Promise<void> {
  const channel = await addons.ready();
  let leaveForm: () => void = nothing;
  let leaveList: () => void = nothing;
  const watchNewest = () => {
    leaveForm();
    leaveForm = nothing;
    const engine = liveForms.read().at(-1)?.engine;
    channel.emit(formSeen, engine ? inspect(engine) : null);
    if (engine) leaveForm = recordPasses(engine, (passes) => channel.emit(formSeen, inspect(engine, passes)));
  };
  const close = () => {
    leaveList();
    leaveForm();
    leaveList = leaveForm = nothing;
  };
  channel.on(panelOpened, () => {
    close();
    leaveList = liveForms.subscribe(watchNewest);
    watchNewest();
  });
  channel.on(panelClosed, close);
}
