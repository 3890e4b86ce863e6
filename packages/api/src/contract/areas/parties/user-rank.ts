import { userTypes, type UserType } from "../../core/access/user-types.ts";

/** Which accounts somebody may make, change and give roles of: none above the own rank; a supervisor's are agents. */
export const managedTypes = (manager: string): readonly UserType[] => {
  switch (manager) {
    case "SUPER_SUPER_ADMIN":
      return userTypes;
    case "SUPER_ADMIN":
      return userTypes.filter((type) => type !== "SUPER_SUPER_ADMIN");
    case "CC_SUPERVISOR":
      return ["CALLING_AGENT"];
    default:
      return [];
  }
};

/** Whether somebody may make, change or give a role of this type. Which agents are a supervisor's own, the scope says. */
export const mayManage = (manager: string, type: UserType): boolean => managedTypes(manager).includes(type);
