import { ErrorSummary, fieldComponents } from "@o2r/forms/fields";
import { EngineForm } from "@o2r/forms/react";
import { Button, IconButton, PageHeader } from "@o2r/ui";
import { Drawer } from "@o2r/ui/overlays";
import { History, PanelRightClose } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { phone, useMedia } from "../use-media.ts";
import { FormBody } from "./form-body.tsx";
import { FormDialogs } from "./form-dialogs.tsx";
import { FormHistory } from "./form-history.tsx";
import { FormNotices } from "./form-notices.tsx";
import type { FormPageProps, FormRow } from "./form-page.types.ts";
import { optionalFields } from "./optional-fields.ts";
import { readOnlyForm } from "./read-only-form.ts";
import { SaveBar } from "./save-bar.tsx";
import { SectionIndex } from "./section-index.tsx";
import { useCurrentSection } from "./use-current-section.ts";
import { useEditing } from "./use-editing.ts";
import { useSaveKey } from "./use-save-key.ts";
import { useSectionProgress } from "./use-section-progress.ts";
import "./form-page.css";

/** From here on the history stands beside the form; below it comes over the page when asked for. */
const roomForHistory = "(min-width: 1280px)";

/**
 * A whole form screen from its definition: sections with their index, errors in one place and at their fields, draft,
 * history, leave guard, and every way in which a save can end. Nothing typed is lost in any of them.
 */
export function FormPage<Row extends FormRow>(props: FormPageProps<Row>) {
  const { definition: given, registry, noun, readOnly = false } = props;
  const definition = useMemo(() => (readOnly ? readOnlyForm(given) : given), [given, readOnly]);
  const editing = useEditing(definition, props);
  const { form, base, draft } = editing;
  useSaveKey(form, !readOnly);

  const { ids, elementIdOf, options } = useMemo(
    () => ({
      ids: definition.sections.map(({ id }) => id),
      elementIdOf: (id: string) => `${form.id}-section-${id}`,
      options: optionalFields(definition),
    }),
    [definition, form],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(scroller, ids, elementIdOf);
  const sections = useSectionProgress(form);
  const drawExtras = props.extras;
  const extras = useMemo(() => drawExtras?.(form) ?? {}, [drawExtras, form]);

  const isWide = useMedia(roomForHistory);
  const [besideClosed, setBesideClosed] = useState(false);
  const [overOpen, setOverOpen] = useState(false);
  const head = props.head(base);
  const history = props.history && base && (
    <FormHistory form={form} registry={registry} endpoint={props.history} id={base.id} version={base.version} />
  );
  const historyBeside = isWide && !besideClosed;

  return (
    <div className="form-page">
      <div className="form-page-head">
        <PageHeader
          {...head}
          actions={
            <>
              {history && !historyBeside && (
                <ShowHistory onPress={() => (isWide ? setBesideClosed(false) : setOverOpen(true))} />
              )}
              {head.actions}
            </>
          }
        />
      </div>
      <div className="form-page-body">
        <div ref={scroller} className="form-page-scroll">
          <div className="form-page-index">
            <SectionIndex
              sections={sections}
              current={current}
              elementIdOf={elementIdOf}
              onGo={(id) => document.getElementById(elementIdOf(id))?.scrollIntoView()}
            />
          </div>
          <div className="form-page-column">
            <div className="form-page-notices">
              <FormNotices
                noun={noun.one}
                draft={draft}
                failure={editing.failure}
                isStale={editing.stale !== undefined}
                onRetry={() => void form.submit()}
                onCompare={() => editing.ask("compare")}
              />
              <ErrorSummary form={form} />
            </div>
            <EngineForm form={form} components={fieldComponents} aria-label={head.title}>
              <FormBody form={form} options={options} extras={extras} />
            </EngineForm>
          </div>
        </div>
        {history && historyBeside && (
          <aside className="form-page-side" aria-label="History">
            <header>
              <h2>History</h2>
              <IconButton icon={PanelRightClose} label="Close history" onClick={() => setBesideClosed(true)} />
            </header>
            {history}
          </aside>
        )}
        {history && !isWide && (
          <Drawer open={overOpen} onClose={() => setOverOpen(false)} title="History">
            {history}
          </Drawer>
        )}
      </div>
      {!readOnly && (
        <SaveBar
          form={form}
          label={`Save ${noun.one}`}
          keptAt={draft.keptAt}
          onDiscard={() => editing.ask("discard")}
        />
      )}
      <FormDialogs editing={editing} registry={registry} noun={noun.one} />
    </div>
  );
}

function ShowHistory({ onPress }: { readonly onPress: () => void }) {
  return useMedia(phone) ? (
    <IconButton size="touch" icon={History} label="History" onClick={onPress} />
  ) : (
    <Button icon={History} onClick={onPress}>
      History
    </Button>
  );
}
