import { MenuButton } from "@o2r/ui/overlays";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Deferred } from "../../deferred.tsx";
import type { ListToolsProps, Tool } from "./list-tools.types.ts";

const loadTool = () => import("./list-tool.tsx").then(({ ListTool }) => ListTool);

/** The menu of what is done with a list as a whole. Its code comes when something is chosen. */
export function ListTools(props: ListToolsProps) {
  const { endpoint, isPhone, importTo } = props;
  const navigate = useNavigate();
  const [tool, setTool] = useState<Tool>();
  const item = (label: Tool) => ({ id: label, label, onSelect: () => setTool(label) });
  return (
    <>
      <MenuButton
        label="More for this list"
        size={isPhone ? "touch" : "md"}
        items={[
          ...(isPhone ? [] : [item("Columns")]),
          ...(endpoint.listed ? [item("Export")] : []),
          item("Print"),
          ...(importTo ? [{ id: "Import", label: "Import", onSelect: () => void navigate(importTo) }] : []),
        ]}
      />
      {tool && <Deferred load={loadTool} props={{ ...props, tool, onClose: () => setTool(undefined) }} />}
    </>
  );
}
