import { sessionEndpoints } from "@o2r/api/contract/session";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { client } from "./client.ts";
import { session } from "./session.ts";

/** Ends the session, here in any case and at the service if it can be reached, and goes to the sign-in page. */
export const useLogout = () => {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const logout = async () => {
    setLeaving(true);
    await client.call(sessionEndpoints.logout, {}, { quiet: true, timeout: 5000 });
    session.clear();
    await navigate("/login");
  };
  return { logout, leaving };
};
