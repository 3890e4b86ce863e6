import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { MapLink } from "@o2r/ui";
import { useEffect } from "react";
import { placeIn } from "./place-in.ts";
import "./place-on-map.css";

export interface PlaceOnMapProps {
  readonly form: FormHandle;
  /** The fields of its degrees. */
  readonly latitude: string;
  readonly longitude: string;
  /** The field of the street, by which the map is searched while the degrees are empty. */
  readonly street: string;
  /** The fields of its city and its pincode, where they have other names. */
  readonly within?: { readonly city: string; readonly pincode: string };
}

const usual = { city: "city", pincode: "pincode" };

const wordsOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");

/** Leads from a form to its place on the map, and takes the one that was picked there: pasted once, it fills both fields. */
export function PlaceOnMap({ form, latitude, longitude, street, within = usual }: PlaceOnMapProps) {
  const [north, east] = [wordsOf(useFieldValue(form, latitude)), wordsOf(useFieldValue(form, longitude))];
  const where = [useFieldValue(form, street), useFieldValue(form, within.city), useFieldValue(form, within.pincode)];
  const address = where
    .map(wordsOf)
    .filter((part) => part !== "")
    .join(", ");
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (!(target instanceof HTMLInputElement) || (target.name !== latitude && target.name !== longitude)) return;
      const place = target.readOnly ? undefined : placeIn(clipboardData?.getData("text/plain") ?? "");
      if (place === undefined) return;
      event.preventDefault();
      form.change(latitude, place.latitude);
      form.change(longitude, place.longitude);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [form, latitude, longitude]);
  if (north === "" && east === "" && address === "") return null;
  return (
    <p className="place-on-map">
      <MapLink latitude={north} longitude={east} address={address}>
        {north !== "" && east !== "" ? "Show on map" : "Find on map"}
      </MapLink>
      <span>A place or a link copied there is pasted into Latitude, and fills both.</span>
    </p>
  );
}
