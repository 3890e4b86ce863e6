// The ways between: HAProxy before the services and before PostgreSQL, and PgBouncer between the two.
import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, ordinary, run } from "./programs.mjs";

/** @param {number} port */
const isOpen = (port) =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => done(socket.destroy() !== undefined));
    socket.on("error", () => done(false));
  });

/** @param {number} port @param {string} what */
async function waitFor(port, what) {
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (tries > 100) throw new Error(`${what} does not listen`);
    await sleep(50);
  }
}

/** A message of PostgreSQL's protocol, in hexadecimal. @param {string} kind @param {Buffer} body */
function message(kind, body) {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]).toString("hex");
}
const version = Buffer.from([0, 3, 0, 0]);
const startUp = message("", Buffer.concat([version, Buffer.from("user\0o2r\0database\0o2r\0\0")]));
const isStandby = message("Q", Buffer.from("select pg_is_in_recovery()\0"));
/** A row of one column that says false. */
const itIsNot = message("D", Buffer.from([0, 1, 0, 0, 0, 1, 0x66]));

/**
 * HAProxy: people's way to those services that are ready, and PgBouncer's way to whichever PostgreSQL is the primary.
 * @param {string} program @param {string} home
 * @param {{ services: readonly number[], databases: readonly number[] }} ports
 */
export async function startBalancer(program, home, { services, databases }) {
  const [front, primary] = [await freePort(), await freePort()];
  const file = join(home, "haproxy.cfg");
  writeFileSync(
    file,
    `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 65s
  timeout server 65s
  timeout check 2s
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
frontend people
  mode http
  bind 127.0.0.1:${front}
  default_backend services
backend services
  mode http
  balance leastconn
  option httpchk GET /readyz
  option forwardfor
  # Only what was never sent may go to another one: the rest is sent again by who knows its key.
  option redispatch 1
  retries 2
  retry-on conn-failure
${services.map((port, at) => `  server service${at} 127.0.0.1:${port}`).join("\n")}
frontend postgresql
  mode tcp
  bind 127.0.0.1:${primary}
  default_backend primary
backend primary
  mode tcp
  timeout client 1h
  timeout server 1h
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${startUp}
  tcp-check send-binary ${isStandby}
  tcp-check expect binary ${itIsNot}
${databases.map((port, at) => `  server database${at} 127.0.0.1:${port}`).join("\n")}
`.replace("  timeout client 1h\n", ""),
  );
  const running = run(program, ["-db", "-f", file], { log: join(home, "haproxy.log"), cwd: home });
  await waitFor(front, "HAProxy");
  return { ...running, url: `http://127.0.0.1:${front}`, primary };
}

/**
 * PgBouncer in transaction mode before the primary.
 * @param {string} program @param {string} home @param {number} target @param {number} [port]
 */
export async function startPooler(program, home, target, port) {
  const own = port ?? (await freePort());
  const users = join(home, "users.txt");
  const file = join(home, "pgbouncer.ini");
  writeFileSync(users, '"o2r" ""\n');
  writeFileSync(
    file,
    `
[databases]
o2r = host=127.0.0.1 port=${target} dbname=o2r
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 30
max_client_conn = 200
; What waits for a server that is gone is told so early enough to be sent again.
query_wait_timeout = 8
server_login_retry = 1
server_connect_timeout = 3
server_check_delay = 0
`,
  );
  if (ordinary !== undefined) for (const each of [users, file]) chownSync(each, ordinary.uid, ordinary.gid);
  const running = run(program, [file], { log: join(home, "pgbouncer.log"), cwd: home, as: ordinary });
  await waitFor(own, "PgBouncer");
  return { ...running, port: own, url: `postgres://o2r@127.0.0.1:${own}/o2r` };
}
