import { managedTypes, userAccountEndpoints, userForm, type UserAccount } from "@o2r/api/contract/parties";
import { userTypeTitles, type UserType } from "@o2r/api/contract/core";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";
import { userName, users } from "./user-words.ts";

/** The form with the roles that somebody may give. The service refuses any other. */
const narrowed = (manager: UserType): typeof userForm => {
  const may = managedTypes(manager);
  const { roles } = userForm.fields;
  const options = "source" in roles.options ? roles.options : roles.options.filter(({ value }) => may.includes(value));
  return { ...userForm, fields: { ...userForm.fields, roles: { ...roles, options } } };
};

const forms = new Map<UserType, typeof userForm>();
const formOf = (manager: UserType): typeof userForm => {
  const form = forms.get(manager) ?? narrowed(manager);
  forms.set(manager, form);
  return form;
};

/** /user-management/new and /user-management/:id/edit: the role decides which fields there are. */
export function UserForm() {
  const { userType } = useCurrentUser();
  return (
    <FormScreen<UserAccount>
      {...users}
      endpoints={userAccountEndpoints}
      permission="user.write"
      definition={formOf(userType)}
      rowName={userName}
      head={({ roles, username }) => ({
        description: (
          <>
            <span className="o2r-mono">{username}</span>
            <span>{userTypeTitles[roles]}</span>
          </>
        ),
      })}
    />
  );
}
