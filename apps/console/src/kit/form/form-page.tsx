import { ErrorSummary } from "@o2r/forms/fields";
import { EngineForm } from "@o2r/forms/react";
import { Button, IconButton, PageHeader } from "@o2r/ui";
import { Drawer } from "@o2r/ui/overlays";
import { History, PanelRightClose } from "lucide-react";
import { useMemo, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { readingPlace } from "../reading-place.ts";
import { phone, useMedia } from "../use-media.ts";
import { FormBody } from "./form-body.tsx";
import { formComponents } from "./form-components.ts";
import { FormDialogs } from "./form-dialogs.tsx";
import { FormHistory } from "./history/form-history.tsx";
import { FormNotices } from "./form-notices.tsx";
import type { FormPageProps, FormRow } from "./form-page.types.ts";
import { optionalFields } from "./sections/optional-fields.ts";
import { PrintButton } from "./print/print-button.tsx";
import { readOnlyForm } from "./read-only-form.ts";
import { SaveBar } from "./save/save-bar.tsx";
import { SectionIndex } from "./sections/section-index.tsx";
import { useCurrentSection } from "./sections/use-current-section.ts";
import { useEditing } from "./use-editing.ts";
import { useSaveKey } from "./save/use-save-key.ts";
import { useSectionProgress } from "./sections/use-section-progress.ts";
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
  const extras = useMemo(() => drawExtras?.(form, base) ?? {}, [drawExtras, form, base]);

  const hasRoom = useMedia(roomForHistory);
  const drawBeside = props.beside;
  const beside = useMemo(() => drawBeside?.(form), [drawBeside, form]);
  const isWide = hasRoom && beside === undefined;
  const components = useMemo(() => ({ ...formComponents, ...props.components }), [props.components]);
  const [besideClosed, setBesideClosed] = useState(false);
  const [overOpen, setOverOpen] = useState(false);
  const historyButton = useRef<HTMLButtonElement>(null);
  const showBeside = (shown: boolean) => {
    // The button that was pressed makes room for its opposite, which takes the focus over.
    flushSync(() => setBesideClosed(!shown));
    historyButton.current?.focus();
  };
  const { below, ...head } = props.head(base);
  const history = props.history && base && (
    <FormHistory form={form} registry={registry} endpoint={props.history} row={base} setActive={props.setActive} />
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
                <ShowHistory button={historyButton} onPress={() => (isWide ? showBeside(true) : setOverOpen(true))} />
              )}
              {base && (
                <PrintButton
                  definition={definition}
                  registry={registry}
                  title={head.title}
                  row={base}
                  version={base.version}
                />
              )}
              {head.actions}
            </>
          }
        />
        {below}
      </div>
      <div className="form-page-body">
        <div ref={scroller} className="form-page-scroll">
          {sections.length > 1 && (
            <div className="form-page-index">
              <SectionIndex
                sections={sections}
                current={current}
                elementIdOf={elementIdOf}
                onGo={(id) => goToSection(elementIdOf(id))}
              />
            </div>
          )}
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
            <EngineForm form={form} components={components} aria-label={head.title}>
              <FormBody form={form} options={options} extras={extras} />
            </EngineForm>
            {!hasRoom && beside}
          </div>
        </div>
        {history && historyBeside && (
          <aside className="form-page-side" aria-label="History">
            <header>
              <h2>History</h2>
              <IconButton
                ref={historyButton}
                icon={PanelRightClose}
                label="Close history"
                onClick={() => showBeside(false)}
              />
            </header>
            {history}
          </aside>
        )}
        {hasRoom && beside !== undefined && <aside className="form-page-side">{beside}</aside>}
        {history && !isWide && (
          <Drawer open={overOpen} onClose={() => setOverOpen(false)} title="History">
            {history}
          </Drawer>
        )}
      </div>
      {!readOnly && (
        <SaveBar
          form={form}
          label={props.saveLabel ?? `Save ${noun.one}`}
          keptAt={draft.keptAt}
          onDiscard={() => editing.ask("discard")}
        />
      )}
      <FormDialogs editing={editing} registry={registry} noun={noun.one} />
    </div>
  );
}

/** A section is scrolled to its top, and reading and Tab go on from its heading. */
const goToSection = (elementId: string): void => {
  document.getElementById(elementId)?.scrollIntoView();
  const heading = document.getElementById(`${elementId}-title`);
  if (heading !== null) readingPlace(heading).focus({ preventScroll: true });
};

interface ShowHistoryProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
}

function ShowHistory({ button, onPress }: ShowHistoryProps) {
  return useMedia(phone) ? (
    <IconButton ref={button} size="touch" icon={History} label="History" onClick={onPress} />
  ) : (
    <Button ref={button} icon={History} onClick={onPress}>
      History
    </Button>
  );
}
