import type { contract } from "@o2r/api/contract";
import { sessionEndpoints } from "@o2r/api/contract/session";
import { demoPassword } from "../../demo/parties/make-users.ts";
import type { Client, Received } from "../../test/client.ts";
import { startTestService, type TestService } from "../../test/service.ts";
import { areas } from "../index.ts";
import { demoDatabases } from "./demo-databases.ts";
import { ensureDemoTemplate } from "./demo-template.ts";

export type Contract = typeof contract;

/** A service on a database of its own that holds the demo, with ways to sign in. */
export interface DemoService extends TestService {
  /** Signs in by the real call; the whole answer. */
  readonly login: (username: string, password?: string) => Promise<Received<LoginReply>>;
  /** A caller who has signed in. */
  readonly signIn: (username: string) => Promise<Client & { readonly refreshToken: string }>;
}

type LoginReply = Awaited<ReturnType<typeof loginOn>>["payload"];

const loginOn = (service: TestService, username: string, password: string) =>
  service.client(null).call(sessionEndpoints.login, { body: { username, password } });

/** Starts it; stop it in `afterAll`. */
export const startDemoService = async (env: Record<string, string> = {}): Promise<DemoService> => {
  // A bucket is filled by the service itself.
  const demoFolder = env["O2R_S3_BUCKET"] === undefined ? await ensureDemoTemplate() : undefined;
  const service = await startTestService({ areas, demoFolder, env: { O2R_DEMO: "1", ...env } });
  demoDatabases.add(service.db);
  const login = (username: string, password = demoPassword) => loginOn(service, username, password);
  return {
    ...service,
    stop: () => {
      demoDatabases.delete(service.db);
      return service.stop();
    },
    login,
    signIn: async (username) => {
      const { status, payload, errorMessage } = await login(username);
      if (status !== 200) throw new Error(`${username} cannot sign in: ${errorMessage}`);
      return { ...service.client(payload.access_token ?? null), refreshToken: payload.refresh_token ?? "" };
    },
  };
};
