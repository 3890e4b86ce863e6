import { Header } from "./desk-head.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";
import { Desk } from "./desk.tsx";
import { Team } from "./team.tsx";
import "./desk.css";

/** /customer-order: the desk of a calling agent; of a supervisor, the agents whom they answer for. */
export function CustomerOrder() {
  const { userType } = useCurrentUser();
  return (
    <main id="main" tabIndex={-1} className="call-desk">
      {userType === "CC_SUPERVISOR" ? <Team head={<Header />} /> : <Desk />}
    </main>
  );
}
