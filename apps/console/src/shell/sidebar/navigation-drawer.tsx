import { Logo, RoleChip, SidebarNav } from "@o2r/ui";
import { Drawer } from "@o2r/ui/overlays";
import { roleTitle } from "../../routing/audience.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { clearListMemory } from "../../kit/list-memory.ts";
import "./navigation-drawer.css";
import type { SidebarState } from "./use-sidebar.ts";

export interface NavigationDrawerProps extends SidebarState {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Finds what gets the focus when it closes; null for the button that opened it. */
  readonly finalFocus: () => HTMLElement | null;
}

/** The sidebar on a phone. */
export function NavigationDrawer({ open, onClose, finalFocus, groups, current }: NavigationDrawerProps) {
  const { userType } = useCurrentUser();
  return (
    <Drawer open={open} onClose={onClose} finalFocus={finalFocus} title="Menu" hideTitle side="start" width={300}>
      <div className="navigation-drawer">
        <div className="navigation-drawer-head">
          <Logo
            name="O2R Console"
            onSelect={() => {
              clearListMemory();
              onClose();
            }}
          />
          <RoleChip>{roleTitle(userType)}</RoleChip>
        </div>
        <SidebarNav groups={groups} current={current} />
      </div>
    </Drawer>
  );
}
