import { may, type Permission } from "@o2r/api/contract/core";
import { useCurrentUser } from "../session/current-user.ts";

/** Whether the one who is signed in holds a permission. For comfort only: the service is what protects. */
export const useMay = (permission: Permission): boolean => may(useCurrentUser().userType, permission);
