import { Bell, Menu as MenuIcon } from "lucide-react";
import { useState, type ReactNode } from "react";
import {
  Breadcrumbs,
  type Crumb,
  Header,
  IconButton,
  Logo,
  phoneQuery,
  RoleChip,
  Shell,
  Sidebar,
  SidebarNav,
  useMediaQuery,
  UserButton,
} from "../index.ts";
import { Drawer } from "../overlays.ts";
import { demoMenu } from "./menu.ts";

interface DemoShellProps {
  current: string;
  crumbs: readonly Crumb[];
  footer?: ReactNode;
  children: ReactNode;
}

/** Whose colours the page has, in words: `CC_SUPERVISOR` is “CC supervisor”. */
const roleInWords = (): string => {
  const [first = "", ...others] = (document.documentElement.dataset["role"] ?? "SUPER_ADMIN").split("_");
  const name = /^(?:CC|CWH|FSA)$/u.test(first) ? first : `${first.slice(0, 1)}${first.slice(1).toLowerCase()}`;
  return [name, ...others.map((word) => word.toLowerCase())].join(" ");
};

/** The console's frame with invented content. */
export function DemoShell({ current, crumbs, footer, children }: DemoShellProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const [collapsed, setCollapsed] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const nav = { groups: demoMenu, current };
  const logo = <Logo name="O2R Console" />;
  return (
    <Shell
      sidebar={!isPhone && <Sidebar {...nav} logo={logo} collapsed={collapsed} onCollapsedChange={setCollapsed} />}
      header={
        <Header
          start={isPhone && <IconButton size="touch" icon={MenuIcon} label="Menu" onClick={() => setDrawer(true)} />}
          end={
            <>
              <IconButton icon={Bell} label="4 unread notifications" count={4} />
              <RoleChip>{roleInWords()}</RoleChip>
              <UserButton name="Ishaan Velkar" />
            </>
          }
        >
          <Breadcrumbs crumbs={crumbs} />
        </Header>
      }
      footer={footer}
    >
      {children}
      <Drawer open={drawer} onClose={() => setDrawer(false)} title="Menu" hideTitle side="start" width={280}>
        <div style={{ padding: "14px 18px" }}>{logo}</div>
        <SidebarNav {...nav} />
      </Drawer>
    </Shell>
  );
}
