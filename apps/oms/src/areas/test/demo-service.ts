import type { contract } from "@o2r/api/contract";
import { sessionEndpoints } from "@o2r/api/contract/session";
import { demoPassword } from "../../demo/parties/make-users.ts";
import type { Client, Received } from "../../test/client.ts";
import { startTestService, type TestService } from "../../test/service.ts";
import { ensureDoubleEntry } from "../billing/test/ensure-double-entry.ts";
import { areas } from "../index.ts";
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

/**
 * Starts it; stop it in `afterAll`. `fill` puts the demo's files where the service keeps its own, if that is not its data
 * folder.
 */
export const startDemoService = async (
  env: Record<string, string> = {},
  fill?: (demoFolder: string) => void,
): Promise<DemoService> => {
  // A bucket that nobody fills is the service's own affair, and so is its database.
  const isBare = env["O2R_S3_BUCKET"] !== undefined && fill === undefined;
  const demoFolder = isBare ? undefined : await ensureDemoTemplate();
  if (demoFolder !== undefined) fill?.(demoFolder);
  const service = await startTestService({ areas, demoFolder, env: { O2R_DEMO: "1", ...env } });
  const login = (username: string, password = demoPassword) => loginOn(service, username, password);
  return {
    ...service,
    stop: async () => {
      try {
        // Whatever the tests have done: the ledger lines of every document add up to nothing.
        await ensureDoubleEntry(service.db);
      } finally {
        await service.stop();
      }
    },
    login,
    signIn: async (username) => {
      const { status, payload, errorMessage } = await login(username);
      if (status !== 200) throw new Error(`${username} cannot sign in: ${errorMessage}`);
      return { ...service.client(payload.access_token ?? null), refreshToken: payload.refresh_token ?? "" };
    },
  };
};
