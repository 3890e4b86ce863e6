import "./foundations.css";

const steps = [
  { name: "metric", bold: true, use: "28/36, 600: a figure that stands alone", text: "₹12,48,360" },
  { name: "title", bold: true, use: "20/28, 600: the title of a page", text: "Retailer Orders" },
  { name: "section", bold: true, use: "16/24, 600: the title of a section or a dialog", text: "Price chain" },
  { name: "form", bold: false, use: "14/20: forms; 600 for the title of a card", text: "PTR must be greater then PTH" },
  { name: "body", bold: false, use: "13/20: everything else", text: "Order will be cancelled and its stock released." },
  {
    name: "meta",
    bold: false,
    use: "12/16: headings of tables, help, second lines",
    text: "Was 452.00, tax exclusive",
  },
] as const;

/** The six steps of type and the one face for codes. */
export function TypeScale() {
  return (
    <div className="foundations">
      <h1>Type</h1>
      <dl className="type-scale">
        {steps.map(({ name, bold, use, text }) => (
          <div key={name}>
            <dt>{use}</dt>
            <dd
              style={{
                font: `var(--o2r-w-${bold ? "semibold" : "regular"}) var(--o2r-t-${name}) var(--o2r-font-sans)`,
              }}
            >
              {text}
            </dd>
          </div>
        ))}
        <div>
          <dt>mono 12/20: codes</dt>
          <dd className="o2r-mono">ANP-ATTA-CH10 · 27AAPFU0939F1ZV</dd>
        </div>
      </dl>
    </div>
  );
}
