import type { AuthProvider } from "react-admin";
import { forget, signIn, token } from "../product/service.ts";

const ended = (): Promise<void> => Promise.reject(new Error("The session has ended"));

export const authProvider: AuthProvider = {
  login: ({ username, password }: { username: string; password: string }) => signIn(username, password),
  logout: () => {
    forget();
    return Promise.resolve();
  },
  checkAuth: () => (token() === undefined ? ended() : Promise.resolve()),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(undefined),
};
