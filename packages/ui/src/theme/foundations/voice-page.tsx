import { Scroll } from "../../story/scroll.tsx";
import "./foundations.css";

const rules = [
  {
    rule: "Say what happened, then what to do",
    good: "This product was changed by someone else. Look at the changes before you save.",
    bad: "Error 412: precondition failed",
  },
  {
    rule: "Name the thing, not the system",
    good: "7 orders were confirmed",
    bad: "Bulk operation completed successfully!",
  },
  { rule: "A button is the verb of what it does", good: "Cancel order", bad: "OK" },
  {
    rule: "A dangerous question repeats its verb",
    good: "Are you sure? Yes, cancel now!",
    bad: "Proceed? Yes / No",
  },
  { rule: "An empty place tells why", good: "No product matches these filters", bad: "No data" },
  { rule: "Figures are Indian and whole words stay whole", good: "₹12,48,360.50", bad: "Rs 1248360.5/-" },
  {
    rule: "Specified words are law, slips included",
    good: "O2RLP must be less then PTH",
    bad: "O2RLP must be less than PTH",
  },
] as const;

/** How the console speaks. */
export function VoicePage() {
  return (
    <div className="foundations">
      <h1>Voice</h1>
      <p>Short, plain, calm. Sentence case everywhere; no exclamation mark but those that are specified; no blame.</p>
      <Scroll label="Rules of the voice">
        <table className="foundations-table">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Do</th>
              <th scope="col">Don’t</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ rule, good, bad }) => (
              <tr key={rule}>
                <th scope="row">{rule}</th>
                <td data-tone="success">{good}</td>
                <td data-tone="danger">{bad}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </div>
  );
}
