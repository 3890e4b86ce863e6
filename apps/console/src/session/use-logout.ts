import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { client } from "./client.ts";

/** Ends the session, here at once and at the service when it answers, and goes to the sign-in page. */
export const useLogout = () => {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const logout = async () => {
    setLeaving(true);
    void client.signOut();
    await navigate("/login");
  };
  return { logout, leaving };
};
