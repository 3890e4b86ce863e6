import "./foundations.css";

const steps = [
  { name: "press", use: "Hover and press: 100 ms" },
  { name: "menu", use: "Menus, tooltips, popovers: 150 ms" },
  { name: "dialog", use: "Dialogs and drawers: 200 ms" },
] as const;

/** How long what moves takes. The bars run while the pointer is on them, or while they have the focus. */
export function MotionPage() {
  return (
    <div className="foundations">
      <h1>Motion</h1>
      <p>
        Opacity and four pixels of way, one curve, never more than 200 ms, nothing in tables. With reduced motion every
        duration is 0.
      </p>
      <ul className="motions">
        {steps.map(({ name, use }) => (
          <li key={name}>
            <button type="button" className="motion" style={{ transitionDuration: `var(--o2r-d-${name})` }}>
              {use}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
