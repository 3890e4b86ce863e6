import { MenuButton } from "@o2r/ui/overlays";
import { useNavigate } from "react-router-dom";
import { Deferred } from "../../deferred.tsx";
import type { ListToolsProps, Tool } from "./list-tools.types.ts";

const loadTool = () => import("./list-tool.tsx").then(({ ListTool }) => ListTool);

/** The menu of what is done with a list as a whole. Its code comes when something is chosen. */
export function ListTools({ onTool, onSelect, ...props }: ListToolsProps) {
  const { endpoint, isPhone, importTo, related = [], tool } = props;
  const navigate = useNavigate();
  const item = (id: Tool, label: string) => ({ id, label, onSelect: () => onTool(id) });
  const pages = related.map(({ to, label }) => ({ id: to, label, onSelect: () => void navigate(to) }));
  // At a desk, import and export stand above the list.
  const ofPhone = [
    ...(onSelect ? [{ id: "Select", label: "Select", onSelect }] : []),
    ...pages,
    ...(endpoint.listed ? [item("export", "Export")] : []),
    item("print", "Print"),
    ...(importTo ? [{ id: "Import", label: "Import", onSelect: () => void navigate(importTo) }] : []),
  ];
  return (
    <>
      <MenuButton
        label="More for this list"
        size={isPhone ? "touch" : "md"}
        items={isPhone ? ofPhone : [...pages, item("columns", "Columns"), item("print", "Print")]}
      />
      {tool && <Deferred load={loadTool} props={{ ...props, tool, onClose: () => onTool(undefined) }} />}
    </>
  );
}
