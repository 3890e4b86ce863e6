import {
  longestNote,
  needsPhoto,
  noteTooLong,
  rejectReasons,
  unitsReset,
  type Finding,
  type QcLine,
} from "@o2r/api/contract/stock";
import { documentUrl, imageUrl } from "@o2r/api/contract/document";
import {
  Banner,
  DateText,
  formatMoney,
  formatNumber,
  FormField,
  NumberStepper,
  Status,
  Textarea,
  ToggleGroup,
} from "@o2r/ui";
import { ImageUpload, type ImageUploadProps, type UploadImage } from "@o2r/ui/overlays";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { daysLeftText, expiryTone } from "../inventory/inventory-words.ts";
import { withCounts } from "./drafts.ts";
import { PossibleCounts } from "./possible-counts.tsx";
import { findingText, reasonText } from "./finding-words.ts";

export interface CheckLineProps {
  readonly line: QcLine;
  readonly finding: Finding;
  /** What somebody else has found of it meanwhile. */
  readonly theirs?: Finding | undefined;
  /** What must be fixed before the check can end; said once somebody has tried. */
  readonly problems: readonly string[];
  readonly readOnly: boolean;
  readonly upload: UploadImage;
  readonly onChange: (finding: Finding) => void;
  readonly onPhotoRemoved: (id: string) => void;
  /** Told how many of its photos have not arrived. */
  readonly onUnsent: NonNullable<ImageUploadProps["onUnsentChange"]>;
}

const keptPhoto = (id: string) => ({ id, url: imageUrl(id), fileUrl: documentUrl(id) });

/** One line of a check, big enough for a thumb: what it is, how many of it are good, and why the others are not. */
export function CheckLine(props: CheckLineProps) {
  const { line, finding, theirs, problems, readOnly, upload, onChange, onPhotoRemoved, onUnsent } = props;
  const tone = expiryTone(line.daysLeft);
  const otherMrp = line.mrp !== line.productMrp;
  return (
    <article className="check-line" id={`line-${line.id}`} tabIndex={-1} data-wrong={problems.length > 0 || undefined}>
      <header>
        <RowPicture image={line.image} size={48} />
        <div>
          <h2>{line.name}</h2>
          <p className="o2r-mono">{[line.sku, line.ean].filter((code) => code !== null).join(" · ")}</p>
        </div>
        <dl>
          <div>
            <dt>Expires</dt>
            <dd>
              <DateText value={line.expiryDate} />
            </dd>
          </div>
          <div>
            <dt>Made</dt>
            <dd>
              <DateText value={line.manufacturingDate} />
            </dd>
          </div>
          <div>
            <dt>MRP</dt>
            <dd>{formatMoney(line.mrp)}</dd>
          </div>
        </dl>
      </header>
      {(tone !== undefined || otherMrp || line.reset) && (
        <p className="check-warnings">
          {line.reset && <Status tone="neutral">{unitsReset}</Status>}
          {tone !== undefined && <Status tone={tone}>{daysLeftText(line.daysLeft)}</Status>}
          {otherMrp && (
            <Status tone="warning">MRP differs: the product has {formatMoney(line.productMrp)} today</Status>
          )}
        </p>
      )}
      <div className="check-counts">
        <p>
          <span>Received</span>
          <b>{formatNumber(line.received)}</b>
        </p>
        <p>
          <span>Accepted</span>
          <b>{formatNumber(finding.accepted)}</b>
        </p>
        <FormField label="Rejected">
          <NumberStepper
            size="touch"
            name={`rejected-${line.id}`}
            aria-label={`Rejected of ${line.name}`}
            value={finding.rejected}
            max={line.received}
            readOnly={readOnly}
            onValueChange={(rejected) => onChange(withCounts(line, finding, { rejected: rejected ?? 0 }))}
          />
        </FormField>
        <FormField label="Held">
          <NumberStepper
            size="touch"
            name={`held-${line.id}`}
            aria-label={`Held of ${line.name}`}
            value={finding.held}
            max={line.received}
            readOnly={readOnly}
            onValueChange={(held) => onChange(withCounts(line, finding, { held: held ?? 0 }))}
          />
        </FormField>
      </div>
      {!readOnly && <PossibleCounts line={line} finding={finding} onChange={onChange} />}
      {readOnly && finding.rejected === 0 && line.note !== "" && <p>{line.note}</p>}
      {finding.rejected > 0 && (
        <div className="check-rejection">
          {readOnly ? (
            <p>{finding.reason && reasonText(finding.reason)}</p>
          ) : (
            <FormField group label="Reason" required>
              <ToggleGroup
                variant="chips"
                size="touch"
                name={`reason-${line.id}`}
                options={rejectReasons}
                value={finding.reason ?? null}
                onValueChange={(value) => {
                  const reason = rejectReasons.find((one) => one.value === value)?.value;
                  onChange({ ...finding, ...(reason && { reason }) });
                }}
              />
            </FormField>
          )}
          {(needsPhoto(finding.reason) || finding.photo !== undefined) && (
            <FormField group label="Photo" required={!readOnly && needsPhoto(finding.reason)}>
              <ImageUpload
                camera
                name={`photo-${line.id}`}
                value={finding.photo === undefined ? [] : [keptPhoto(finding.photo)]}
                upload={upload}
                disabled={readOnly}
                onUnsentChange={onUnsent}
                onValueChange={([photo]) => {
                  const { photo: _, ...rest } = finding;
                  onChange(photo === undefined ? rest : { ...rest, photo: photo.id });
                  if (finding.photo !== undefined && finding.photo !== photo?.id) onPhotoRemoved(finding.photo);
                }}
              />
            </FormField>
          )}
          <FormField label="Note" error={(finding.note ?? "").length > longestNote ? noteTooLong : undefined}>
            <Textarea
              name={`note-${line.id}`}
              rows={2}
              value={finding.note ?? ""}
              readOnly={readOnly}
              onChange={(event) => onChange({ ...finding, note: event.currentTarget.value })}
            />
          </FormField>
        </div>
      )}
      {theirs && <Banner tone="warning" title={`Kept by someone else: ${findingText(theirs)}`} />}
      {problems.length > 0 && <Banner tone="danger" title={problems.join(". ")} />}
    </article>
  );
}
