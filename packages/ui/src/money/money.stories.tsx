import preview from "../../../../.storybook/preview.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { amountInWords } from "./amount-in-words.ts";
import { Money } from "./money.tsx";

const meta = preview.meta({ title: "Components/Money", component: Money, args: { value: 123456.5 } });

export const Playground = meta.story();
export const BadInput = meta.story({
  render: () => (
    <Grid>
      {[null, undefined, Number.NaN, -6, 0, 1e15, 0.005].map((value) => (
        <Sample key={String(value)} name={String(value)}>
          <Money value={value} />
          <Money value={value} column />
          <span>{amountInWords(value ?? Number.NaN)}</span>
        </Sample>
      ))}
    </Grid>
  ),
});
