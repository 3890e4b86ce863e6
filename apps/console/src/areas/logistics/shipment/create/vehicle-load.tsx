import { loadOf, vehicleTypes, type VehicleType } from "@o2r/api/contract/logistics";
import { FormField, NativeSelect } from "@o2r/ui";
import { volumeText, weightText } from "../shipment-words.ts";

export interface VehicleLoadProps {
  readonly type: VehicleType;
  readonly onType: (type: VehicleType) => void;
  /** Grams and cubic centimetres. */
  readonly goods: { readonly weight: number; readonly volume: number };
}

function Bar({ name, part, said }: { readonly name: string; readonly part: number; readonly said: string }) {
  const percent = Math.round(part * 100);
  return (
    <div className="load-bar" data-over={part > 1 || undefined}>
      <div className="load-bar-words">
        <span>{name}</span>
        <span>
          {said}, <b>{percent}%</b>
        </span>
      </div>
      <meter aria-label={name} min={0} max={100} value={Math.min(100, percent)} aria-valuetext={`${percent}%`} />
    </div>
  );
}

/** The kind of vehicle, and how much of its weight and room what is chosen takes. */
export function VehicleLoad({ type, onType, goods }: VehicleLoadProps) {
  const load = loadOf(type, goods);
  return (
    <div className="vehicle-load">
      <FormField label="Vehicle">
        <NativeSelect
          name="vehicleType"
          value={type}
          options={vehicleTypes.map(({ value, label, kilograms, cubicMetres }) => ({
            value,
            label: `${label}, ${kilograms} kg, ${cubicMetres} m³`,
          }))}
          onChange={(event) => {
            const chosen = vehicleTypes.find(({ value }) => value === event.target.value);
            if (chosen) onType(chosen.value);
          }}
        />
      </FormField>
      <Bar name="Weight" part={load.weight} said={`${weightText(goods.weight)} of ${load.kilograms} kg`} />
      <Bar name="Volume" part={load.volume} said={`${volumeText(goods.volume)} of ${load.cubicMetres} m³`} />
    </div>
  );
}
