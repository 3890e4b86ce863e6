import type { AnyEndpoint, Column, ListDeclaration } from "@o2r/api/contract/core";
import { MenuButton } from "@o2r/ui/overlays";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Deferred } from "../deferred.tsx";
import type { Noun } from "./list-page.types.ts";
import type { ListState } from "./list-state.ts";

/** What is done with a list as a whole. */
export type Tool = "Columns" | "Export" | "Print";

export interface ListToolsProps {
  readonly endpoint: AnyEndpoint;
  readonly declaration: ListDeclaration;
  readonly title: string;
  readonly noun: Noun;
  readonly state: ListState;
  /** The columns that are shown, in their order. */
  readonly shown: readonly Column[];
  /** How many rows match, in words. */
  readonly count: string | undefined;
  readonly isPhone: boolean;
  /** Where rows are imported from a file; left out for those who may not. */
  readonly importTo: string | undefined;
  readonly onGo: (next: ListState) => void;
}

const loadTool = () => import("./tools/list-tool.tsx").then(({ ListTool }) => ListTool);

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
