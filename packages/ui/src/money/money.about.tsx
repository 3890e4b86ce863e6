import { Money } from "./money.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return <Money value={1248360} />;
}

export const about: About = {
  summary: "An amount of rupees: with Indian grouping and at most two decimals, for a column, or in words.",
  status: "stable",
  since: "0.1.0",
  exports: ["Money", "AmountInWords"],
  when: ["For every amount. `AmountInWords` for invoices."],
  whenNot: ["For counts and weights: `formatNumber`."],
  example: Example,
  anatomy: [{ name: "Amount", what: "Two decimals or none.", at: ":first-child" }],
  pairs: [
    {
      good: {
        draw: () => (
          <span>
            Due <Money value={42000.5} />
          </span>
        ),
        why: "Let it be formatted: two decimals or none, in lakhs and crores.",
      },
      bad: { draw: () => <span>Due Rs. 42000.5</span>, why: "By hand every page writes it differently." },
    },
    {
      good: {
        draw: () => (
          <table>
            <thead>
              <tr>
                <th scope="col">MRP ₹</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>
                  <Money value={452} column />
                </td>
              </tr>
            </tbody>
          </table>
        ),
        why: "Use `column` in tables, with ₹ in the heading.",
      },
      bad: {
        draw: () => (
          <table>
            <thead>
              <tr>
                <th scope="col">MRP</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>
                  <Money value={452} />
                </td>
              </tr>
            </tbody>
          </table>
        ),
        why: "The same sign in every row takes the room of two figures.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["Text; in tables the unit is in the heading."],
};
