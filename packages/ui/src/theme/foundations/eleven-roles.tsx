import { Checkbox } from "../../checkbox/checkbox.tsx";
import { userTypeNames } from "../user-type-name.ts";
import "./foundations.css";

/** A little page: what an accent may colour. */
function Mini({ role, mode }: { role: string; mode: "light" | "dark" }) {
  return (
    <div className={`mini ${mode}`} data-role={role}>
      <div className="mini-side">
        <span className="mini-mark" />
        <span>Inventory</span>
        <span data-on="">Product</span>
        <span>Reports</span>
      </div>
      <div className="mini-main">
        <div className="mini-head">
          <b>List</b>
          <span className="mini-button">Add</span>
        </div>
        <div className="mini-row" data-on="">
          <Checkbox aria-label={`Atta, ${role}, ${mode}`} checked readOnly />
          Atta 10 kg
        </div>
        <div className="mini-row">
          <Checkbox aria-label={`Dal, ${role}, ${mode}`} checked={false} readOnly />
          <span className="mini-link">Toor Dal</span>
        </div>
        <div className="mini-focus">Focus</div>
      </div>
    </div>
  );
}

/** Every role in both modes, side by side, whatever the toolbar says. */
export function ElevenRoles() {
  return (
    <div className="foundations">
      <h1>Eleven roles</h1>
      <p>The accent colours the active entry, one solid button, links, selected rows and the focus. Status never.</p>
      <div className="mini-grid">
        {userTypeNames.map((role) => (
          <figure key={role}>
            <figcaption className="o2r-mono">{role}</figcaption>
            <div className="mini-pair">
              <Mini role={role} mode="light" />
              <Mini role={role} mode="dark" />
            </div>
          </figure>
        ))}
      </div>
    </div>
  );
}
