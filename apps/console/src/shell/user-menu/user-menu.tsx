import { may } from "@o2r/api/contract/core";
import { UserButton } from "@o2r/ui";
import { ConfirmDialog, Menu } from "@o2r/ui/overlays";
import { useAtom } from "jotai";
import { Eye, KeyRound, Languages, LifeBuoy, LogOut, Moon, Rows2, Rows3, Sun } from "lucide-react";
import { useState } from "react";
import { useCurrentUser } from "../../session/current-user.ts";
import { loadScreen } from "../../routing/screens.ts";
import { useGuide } from "../../routing/use-guide.ts";
import { useLogout } from "../../session/use-logout.ts";
import { densityAtom, useDarkMode } from "../../kit/appearance.ts";
import { Deferred } from "../../kit/deferred.tsx";
import { changeLanguage, isHindi } from "../../kit/language.ts";

const loadViewAsDialog = async () => (await import("../view-as/view-as-dialog.tsx")).ViewAsDialog;
const loadPasswordDialog = async () => (await import("./password-dialog.tsx")).PasswordDialog;

/** The menu behind the user's name: password, appearance, and the way out. */
export function UserMenu() {
  const { name, userType, viewedBy } = useCurrentUser();
  const [asking, setAsking] = useState<"password" | "view" | "logout">();
  const { logout, leaving } = useLogout();
  const [density, setDensity] = useAtom(densityAtom);
  const { dark, setDark } = useDarkMode();
  const close = () => setAsking(undefined);
  const askToLeave = () => {
    // Whoever leaves need not wait for the page that they come to; one that is not there yet is fetched then.
    void loadScreen({ of: "session", name: "login" }).catch(() => undefined);
    setAsking("logout");
  };
  const guide = useGuide();
  const compact = density === "compact";

  return (
    <>
      <Menu
        trigger={(wiring) => <UserButton {...wiring} name={name} />}
        items={[
          ...(viewedBy === undefined
            ? [{ id: "password", label: "Update Password", icon: KeyRound, onSelect: () => setAsking("password") }]
            : []),
          ...(viewedBy === undefined && may(userType, "session.viewAs")
            ? [{ id: "view", label: "View as", icon: Eye, onSelect: () => setAsking("view") }]
            : []),
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
          // Each language by its own name, for whoever reads only that.
          { id: "language", label: isHindi() ? "English" : "हिन्दी", icon: Languages, onSelect: changeLanguage },
          ...(guide === undefined
            ? []
            : [
                {
                  id: "guide",
                  label: "Guide",
                  icon: LifeBuoy,
                  onSelect: () => window.open(guide, "_blank", "noopener"),
                },
              ]),
          { id: "logout", label: "Logout", icon: LogOut, separated: true, onSelect: askToLeave },
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
      {asking === "view" && <Deferred load={loadViewAsDialog} props={{ onClose: close }} />}
    </>
  );
}
