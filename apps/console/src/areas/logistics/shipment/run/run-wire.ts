import { documentEndpoints } from "@o2r/api/contract/document";
import { runEndpoints, shipmentEndpoints, type RunSheet, type VisitBody } from "@o2r/api/contract/logistics";
import type { Client, Result } from "@o2r/api/client";

/** How a run sheet reaches the service: by the session of somebody of its warehouse, or by the link of its driver. */
export interface RunWire {
  /** Whose entries are kept on this phone. */
  readonly person: string;
  readonly visit: (stopId: string, body: VisitBody, key: string) => Promise<Result<RunSheet>>;
  /** Says it as another account of a stop that was visited. */
  readonly second: (stopId: string, body: VisitBody, key: string) => Promise<Result<RunSheet>>;
  readonly upload: (file: File, key: string) => Promise<Result<{ readonly id: string }>>;
  readonly sendCode: (stopId: string) => Promise<Result<{ readonly done: boolean }>>;
  readonly checkCode: (stopId: string, otp: string) => Promise<Result<RunSheet>>;
  /** Whether what a refusal came with is a run sheet. */
  readonly isSheet: (row: unknown) => row is RunSheet;
  /** Photos that the service keeps can be looked at. */
  readonly showsPhotos: boolean;
}

const quietly = (idempotencyKey: string) => ({ quiet: true, idempotencyKey });

/** For somebody who is signed in. */
export const staffWire = (client: Client, person: string, id: string): RunWire => ({
  person,
  visit: (stopId, body, key) => client.call(shipmentEndpoints.visit, { params: { id, stopId }, body }, quietly(key)),
  second: (stopId, body, key) => client.call(shipmentEndpoints.second, { params: { id, stopId }, body }, quietly(key)),
  upload: (body, key) => client.call(documentEndpoints.upload, { body }, quietly(key)),
  sendCode: (stopId) => client.call(shipmentEndpoints.sendCode, { params: { id, stopId } }, { quiet: true }),
  checkCode: (stopId, otp) =>
    client.call(shipmentEndpoints.checkCode, { params: { id, stopId }, body: { otp } }, { quiet: true }),
  isSheet: (row): row is RunSheet => shipmentEndpoints.get.reply.isValidSync(row, { strict: true }),
  showsPhotos: true,
});

/** For a driver without an account. What is kept on the phone is of no link: a new one goes on where the last was over. */
export const linkWire = (client: Client): RunWire => ({
  person: "link",
  visit: (stopId, body, key) => client.call(runEndpoints.visit, { params: { stopId }, body }, quietly(key)),
  second: (stopId, body, key) => client.call(runEndpoints.second, { params: { stopId }, body }, quietly(key)),
  upload: (body, key) => client.call(runEndpoints.photo, { body }, quietly(key)),
  sendCode: (stopId) => client.call(runEndpoints.sendCode, { params: { stopId } }, { quiet: true }),
  checkCode: (stopId, otp) =>
    client.call(runEndpoints.checkCode, { params: { stopId }, body: { otp } }, { quiet: true }),
  isSheet: (row): row is RunSheet => runEndpoints.sheet.reply.isValidSync(row, { strict: true }),
  showsPhotos: false,
});
