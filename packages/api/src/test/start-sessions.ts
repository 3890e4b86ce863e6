import { reply, startServer } from "./start-server.ts";

/** A service that does nothing but keep one session, with the rules of the real one. */
export interface Sessions {
  readonly url: string;
  readonly signIn: () => { readonly access: string; readonly refresh: string };
  /** Lets every access token expire. */
  readonly expire: () => void;
  /** Loses this part of the refreshes' replies, half of them before and half after the work was done. */
  readonly loseReplies: (part: number) => void;
  readonly counts: () => { rotations: number; repeats: number; killed: number; lost: number };
  readonly close: () => Promise<void>;
}

/** For how long a used token is answered with the same successor, in milliseconds. */
const grace = 10_000;

/** Numbers between 0 and 1, the same ones on every run. */
const dice = (): (() => number) => {
  let state = 42;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** Starts a service with one session family: refresh tokens rotate, a replay within the grace repeats, a later one kills. */
export const startSessions = async (): Promise<Sessions> => {
  const server = await startServer();
  const roll = dice();
  const counts = { rotations: 0, repeats: 0, killed: 0, lost: 0 };
  let part = 0;
  let generation = 0;
  let rotatedAt = 0;
  let alive = false;
  let access = 0;

  const decide = (shown: number): "rotate" | "repeat" | "kill" => {
    if (shown === generation) return "rotate";
    return shown === generation - 1 && Date.now() - rotatedAt < grace ? "repeat" : "kill";
  };
  const renew = (shown: number): boolean => {
    if (!alive) return false;
    const act = decide(shown);
    if (act === "kill") {
      counts.killed += 1;
      alive = false;
      return false;
    }
    if (act === "repeat") counts.repeats += 1;
    else {
      counts.rotations += 1;
      generation += 1;
      access += 1;
      rotatedAt = Date.now();
    }
    return true;
  };

  const expired = { errorMessage: "Expired", code: "session.expired", errors: [] };
  server.answer = ({ url, headers }, response) => {
    const token = /refreshToken=refresh-(\d+)$/.exec(url)?.[1];
    if (token === undefined) {
      const isGood = alive && headers.authorization === `Bearer access-${access}`;
      return isGood ? reply(response, 200, { payload: {} }) : reply(response, 401, expired);
    }
    const luck = roll();
    if (luck < part) counts.lost += 1;
    if (luck < part / 2) return void response.destroy();
    const isRenewed = renew(Number(token));
    if (luck < part) return void response.destroy();
    return isRenewed
      ? reply(response, 200, { payload: { access_token: `access-${access}`, refresh_token: `refresh-${generation}` } })
      : reply(response, 401, expired);
  };

  return {
    url: server.url,
    signIn: () => {
      alive = true;
      generation += 1;
      access += 1;
      return { access: `access-${access}`, refresh: `refresh-${generation}` };
    },
    expire: () => {
      access += 1;
    },
    loseReplies: (next) => {
      part = next;
    },
    counts: () => ({ ...counts }),
    close: server.close,
  };
};
