import { UserButton } from "@o2r/ui";
import { ConfirmDialog, Menu } from "@o2r/ui/overlays";
import { useAtom } from "jotai";
import { KeyRound, LogOut, Moon, Rows2, Rows3, Sun } from "lucide-react";
import { useState } from "react";
import { useCurrentUser } from "../../session/current-user.ts";
import { useLogout } from "../../session/use-logout.ts";
import { densityAtom, useDarkMode } from "../../kit/appearance.ts";
import { Deferred } from "../../kit/deferred.tsx";

const loadPasswordDialog = async () => (await import("./password-dialog.tsx")).PasswordDialog;

/** The menu behind the user's name: password, appearance, and the way out. */
export function UserMenu() {
  const { name } = useCurrentUser();
  const [asking, setAsking] = useState<"password" | "logout">();
  const { logout, leaving } = useLogout();
  const [density, setDensity] = useAtom(densityAtom);
  const { dark, setDark } = useDarkMode();
  const close = () => setAsking(undefined);
  const compact = density === "compact";

  return (
    <>
      <Menu
        trigger={(wiring) => <UserButton {...wiring} name={name} />}
        items={[
          { id: "password", label: "Update Password", icon: KeyRound, onSelect: () => setAsking("password") },
          {
            id: "mode",
            label: dark ? "Light mode" : "Dark mode",
            icon: dark ? Sun : Moon,
            separated: true,
            onSelect: () => setDark(!dark),
          },
          {
            id: "density",
            label: compact ? "Comfortable density" : "Compact density",
            icon: compact ? Rows2 : Rows3,
            onSelect: () => setDensity(compact ? "comfortable" : "compact"),
          },
          { id: "logout", label: "Logout", icon: LogOut, separated: true, onSelect: () => setAsking("logout") },
        ]}
      />
      <ConfirmDialog
        open={asking === "logout"}
        action="Logout"
        loading={leaving}
        onConfirm={() => void logout()}
        onClose={close}
      >
        You will be signed out of this browser. Drafts of forms are kept.
      </ConfirmDialog>
      {asking === "password" && <Deferred load={loadPasswordDialog} props={{ onClose: close }} />}
    </>
  );
}
