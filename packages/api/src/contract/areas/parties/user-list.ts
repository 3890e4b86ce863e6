import type { ListDeclaration } from "../../core/list.ts";
import { stateValues } from "../../core/lifecycle/state-schema.ts";
import { userTypeOptions } from "../../core/access/user-types.ts";
import { userStates, type UserRow } from "./user-rows.ts";

const states = stateValues(userStates);

/** The list of accounts (domain.md §8, /user-management). */
export const userList = {
  columns: [
    { field: "name", label: "Name", kind: "text", sort: true, shown: true },
    { field: "username", label: "Username", kind: "code", sort: true, shown: true, width: 136 },
    {
      field: "userType",
      label: "Role",
      kind: "badge",
      sort: true,
      shown: true,
      width: 148,
      values: userTypeOptions,
      shows: "roles",
    },
    { field: "mobile", label: "Mobile", kind: "code", shown: true, width: 104 },
    { field: "emailId", label: "Email", kind: "text", shown: false, width: 208 },
    { field: "warehouses", label: "Warehouses", kind: "text", shown: true, width: 152 },
    { field: "supervisor", label: "Supervisor", kind: "text", shown: true, width: 132, shows: "ccSupervisor" },
    { field: "agentId", label: "Agent Id", kind: "code", shown: false, width: 104 },
    { field: "state", label: "Status", kind: "badge", sort: true, shown: true, width: 96, values: states },
    { field: "lastSignInAt", label: "Last sign-in", kind: "dateTime", sort: true, shown: true, width: 148 },
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "role", label: "Role", options: userTypeOptions },
    { kind: "lookup", key: "warehouse", label: "Warehouse", source: "/api/warehouse" },
    { kind: "lookup", key: "supervisor", label: "Supervisor", source: "/api/supervisor" },
    { kind: "oneOf", key: "state", label: "Status", options: states },
  ],
  search: { name: "name", username: "username", mobile: "mobile", emailId: "email", agentId: "agent id" },
  defaultSort: "name",
} as const satisfies ListDeclaration<Extract<keyof UserRow, string>>;
