import { Camera, FileImage, GripVertical, ImagePlus, RotateCw, Trash2, X } from "lucide-react";
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type KeyboardEvent } from "react";
import { useControlAttributes } from "../form-field/field-context.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { LiveRegion } from "../live-region/live-region.tsx";
import { notify } from "../notify/notify.ts";
import { defaultAccept, isAccepted, namesOfAccepted } from "../upload/accept.ts";
import { type PendingUpload, useUploads } from "../upload/use-uploads.ts";
import "./image-upload.css";
import type { ImageUploadLabels, ImageUploadProps, UploadedImage } from "./image-upload.types.ts";

const english: ImageUploadLabels = {
  image: (place) => `Image ${place}`,
  choose: "Choose an image",
  chooseMore: "Add images",
  take: "Take photo",
  hint: "or drop here",
  uploading: (name, percent) => `${name}: ${percent}%`,
  failed: "Could not be uploaded",
  retry: (name) => `Upload ${name} again`,
  remove: (name) => `Delete ${name}`,
  move: (name) => `Move ${name}: arrow keys, or drag it`,
  moved: (name, place, of) => `${name}, ${place} of ${of}`,
  cancel: (name) => `Stop uploading ${name}`,
  thumbnail: "Thumbnail",
  open: (name) => `Open ${name}`,
  wrongType: (kinds) => `Only ${kinds} files are accepted`,
};

interface PendingTileProps {
  upload: PendingUpload;
  words: ImageUploadLabels;
  onRetry: () => void;
  onDrop: () => void;
}

function PendingTile({ upload, words, onRetry, onDrop }: PendingTileProps) {
  const { file, progress, state, reason } = upload;
  const percent = Math.round(progress * 100);
  const failed = state === "failed";
  return (
    <li className="o2r-image" data-state={failed ? "failed" : "uploading"}>
      <span className="o2r-image-name">{file.name}</span>
      {!failed ? (
        <progress value={percent} max={100} aria-label={words.uploading(file.name, percent)} />
      ) : (
        <span role="alert">{reason || words.failed}</span>
      )}
      <div className="o2r-image-actions">
        {failed && <IconButton size="sm" icon={RotateCw} label={words.retry(file.name)} onClick={onRetry} />}
        <IconButton
          size="sm"
          icon={failed ? Trash2 : X}
          label={failed ? words.remove(file.name) : words.cancel(file.name)}
          onClick={onDrop}
        />
      </div>
    </li>
  );
}

/** The picture, or its name where it cannot be shown, as a link that opens the file itself. */
function Shown({ image, name, open }: { image: UploadedImage; name: string; open: string }) {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!broken) return undefined;
    // It may have failed with the connection.
    const again = () => setBroken(false);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [broken]);
  return (
    <a className="o2r-image-open" href={image.fileUrl ?? image.url} target="_blank" rel="noreferrer" aria-label={open}>
      {broken ? (
        <span className="o2r-image-instead">
          <Icon as={FileImage} size={20} />
          {name}
        </span>
      ) : (
        <img src={image.url} alt={name} onError={() => setBroken(true)} />
      )}
    </a>
  );
}

/** Pictures of a thing, sent as soon as they are chosen. */
export function ImageUpload(props: ImageUploadProps) {
  const { value, onValueChange, upload, multiple = false, camera = false } = props;
  const { accept = defaultAccept, name, onBlur } = props;
  const words = useLabels("imageUpload", english, props.labels);
  const wired = useControlAttributes({ disabled: props.disabled });
  const { pending, add, drop, retry } = useUploads({
    value,
    onValueChange,
    upload,
    onUnsentChange: props.onUnsentChange,
  });
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(false);
  const dragged = useRef<string>(undefined);
  const [said, setSaid] = useState("");
  const takesMore = (multiple || value.length + pending.length === 0) && !wired.disabled;

  const take = (files: Iterable<File>) => {
    const all = [...files];
    const good = all.filter((file) => isAccepted(file, accept));
    if (good.length < all.length) notify({ kind: "danger", title: words.wrongType(namesOfAccepted(accept)) });
    add((multiple ? good : good.slice(0, 1)).map((file) => ({ file })));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    pressed.current = true;
    take(event.currentTarget.files ?? []);
    // So that the same file can be chosen again after it was deleted.
    event.currentTarget.value = "";
  };
  const canMove = multiple && value.length > 1 && !wired.disabled;
  const moveTo = (id: string, to: number) => {
    const moved = value.find((image) => image.id === id);
    if (moved === undefined || to < 0 || to >= value.length || value[to] === moved) return;
    const others = value.filter((image) => image !== moved);
    onValueChange([...others.slice(0, to), moved, ...others.slice(to)]);
    setSaid(words.moved(label(moved, value.indexOf(moved)), to + 1, value.length));
  };
  const pressMove = (event: KeyboardEvent, id: string, index: number) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(id, index + step);
  };
  const receive = (event: DragEvent) => {
    event.preventDefault();
    if (dragged.current !== undefined) return;
    if (takesMore) take(event.dataTransfer.files);
  };
  const label = (image: { name?: string | undefined }, index: number) => image.name ?? words.image(index + 1);
  const remove = (id: string) => {
    pressed.current = true;
    onValueChange(value.filter((image) => image.id !== id));
  };
  useEffect(() => {
    // What was pressed has gone: a button with its picture, the input where one picture is all.
    if (pressed.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(takesMore ? "input" : "button")?.focus();
    pressed.current &&= pending.length > 0;
  });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a second way; the input is the first */}
      <ul ref={list} className="o2r-images" onDragOver={(event) => event.preventDefault()} onDrop={receive}>
        {value.map((image, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a second way; the handle is the first
          <li
            key={image.id}
            className="o2r-image"
            data-state="kept"
            draggable={canMove}
            onDragStart={() => {
              dragged.current = image.id;
            }}
            onDragEnd={() => {
              dragged.current = undefined;
            }}
            onDrop={() => dragged.current !== undefined && moveTo(dragged.current, index)}
          >
            <Shown image={image} name={label(image, index)} open={words.open(label(image, index))} />
            {multiple && index === 0 && <span className="o2r-image-first">{words.thumbnail}</span>}
            {canMove && (
              <div className="o2r-image-actions" data-start>
                <IconButton
                  size="sm"
                  icon={GripVertical}
                  label={words.move(label(image, index))}
                  // A finger has no arrows, and drags no picture.
                  onClick={() => moveTo(image.id, index - 1)}
                  onKeyDown={(event) => pressMove(event, image.id, index)}
                />
              </div>
            )}
            {!wired.disabled && (
              <div className="o2r-image-actions">
                <IconButton
                  size="sm"
                  icon={Trash2}
                  label={words.remove(label(image, index))}
                  onClick={() => remove(image.id)}
                />
              </div>
            )}
          </li>
        ))}
        {pending.map((it) => (
          <PendingTile key={it.key} upload={it} words={words} onRetry={() => retry(it)} onDrop={() => drop(it.key)} />
        ))}
        {takesMore && (
          <li className="o2r-image-add">
            <label>
              <Icon as={ImagePlus} size={20} />
              <span>{value.length > 0 ? words.chooseMore : words.choose}</span>
              <span className="o2r-image-hint">{words.hint}</span>
              <input
                {...wired}
                type="file"
                name={name}
                accept={accept}
                multiple={multiple}
                onChange={choose}
                onBlur={onBlur}
              />
            </label>
          </li>
        )}
        {takesMore && camera && (
          <li className="o2r-image-add" data-camera>
            <label>
              <Icon as={Camera} size={20} />
              <span>{words.take}</span>
              <input
                type="file"
                accept="image/*"
                capture="environment"
                disabled={wired.disabled}
                onChange={choose}
                onBlur={onBlur}
              />
            </label>
          </li>
        )}
      </ul>
      {multiple && <LiveRegion>{said}</LiveRegion>}
    </>
  );
}
