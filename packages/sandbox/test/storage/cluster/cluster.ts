// PostgreSQL as companies run it: three nodes under Patroni, which keeps its leader in etcd, and HAProxy
// in front, which leads to it. All from Debian packages, on this machine.
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { findPorts, ownerOf, type Running, signalTree, start } from './processes.ts';

/** The Debian packages of the cluster, with a program of each. */
const packages = new Map([
  ['etcd-server', '/usr/bin/etcd'],
  ['haproxy', '/usr/sbin/haproxy'],
  ['patroni', '/usr/bin/patroni'],
  ['pgbouncer', '/usr/sbin/pgbouncer'],
  ['postgresql-15', '/usr/lib/postgresql/15/bin/postgres'],
]);

const bin = '/usr/lib/postgresql/15/bin';

/** The packages that are missing on this machine. */
export function listMissing(): string[] {
  return [...packages].filter(([, program]) => !existsSync(program)).map(([name]) => name);
}

/** A node: PostgreSQL, and Patroni that watches over it. */
interface Node {
  name: string;
  port: number;
  rest: number;
  patroni: Running;
}

const memberSchema = z.object({ name: z.string(), role: z.string(), state: z.string() });
const clusterSchema = z.object({ members: z.array(memberSchema) });

/** State of a node, as patroni reports it. */
type Member = z.infer<typeof memberSchema>;

export interface Cluster {
  /** The address of a new database, by way of HAProxy. */
  newDatabase(): Promise<string>;
  /** The same by way of pgbouncer. */
  startPooler(url: string, mode: 'session' | 'transaction', settings: string): Promise<string>;
  stopPooler(): void;
  leader(): Promise<string>;
  /** The synchronous replica, or any other. */
  candidate(): Promise<string>;
  /** The process of the PostgreSQL of a node. */
  postmaster(name: string): number;
  patroni(name: string): Running;
  /** Starts the patroni of a node again that was killed. */
  restart(name: string): void;
  etcd(): Running;
  startEtcd(): void;
  /** Asks a node's patroni for something, such as a switchover. */
  ask(name: string, what: string, body: unknown): Promise<void>;
  setSynchronous(isSynchronous: boolean): Promise<void>;
  /** Waits until a leader leads and all nodes follow it. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a cluster; what its processes say is in the folder. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(
    path.join(existsSync('/tmp') ? '/tmp' : tmpdir(), 'countersign-cluster-'),
  );
  chmodSync(folder, 0o755);
  own(folder);
  const sockets = path.join(folder, 'sockets');
  mkdirSync(sockets);
  own(sockets);
  const [client = 0, peer = 0, front = 0, pooler = 0, ...ports] = await findPorts(10);
  const file = (name: string) => path.join(folder, name);
  const write = (name: string, text: string) => {
    writeFileSync(file(name), text);
    own(file(name));
    return file(name);
  };

  const startEtcd = () => {
    const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
    return start(
      folder,
      'etcd',
      '/usr/bin/etcd',
      '--name=e',
      `--data-dir=${file('etcd')}`,
      `--listen-client-urls=${clientUrl}`,
      `--advertise-client-urls=${clientUrl}`,
      `--listen-peer-urls=${peerUrl}`,
      `--initial-advertise-peer-urls=${peerUrl}`,
      `--initial-cluster=e=${peerUrl}`,
      '--enable-v2',
      '--log-level=error',
    );
  };
  const startNode = (name: string) => start(folder, name, '/usr/bin/patroni', file(`${name}.yml`));
  let etcd = startEtcd();
  let bouncer: Running | undefined;
  await wait(1500);
  const nodes: Node[] = [];
  for (const [at, name] of ['pg1', 'pg2', 'pg3'].entries()) {
    const node = { name, port: ports[at] ?? 0, rest: ports[at + 3] ?? 0 };
    write(`${name}.yml`, describeNode(node, { folder, sockets, client }));
    nodes.push({ ...node, patroni: startNode(name) });
    if (at === 0)
      await until(async () => (await isWell(node, 'primary')) || undefined, 'the first node leads');
  }
  write('haproxy.cfg', describeProxy(front, nodes));
  const proxy = start(folder, 'haproxy', '/usr/sbin/haproxy', '-db', '-f', file('haproxy.cfg'));

  const find = (name: string): Node => {
    const node = nodes.find((one) => one.name === name);
    if (node === undefined) throw new Error(`there is no node ${name}`);
    return node;
  };

  async function leaders(): Promise<string[]> {
    const found = await Promise.all(
      nodes.map(async (one) => ((await isWell(one, 'primary')) ? [one.name] : [])),
    );
    return found.flat();
  }

  async function members(): Promise<Member[]> {
    for (const { rest } of nodes)
      try {
        const response = await fetch(`http://127.0.0.1:${rest}/cluster`, {
          signal: AbortSignal.timeout(2000),
        });
        return clusterSchema.parse(await response.json()).members;
      } catch {
        // The next one may answer.
      }
    return [];
  }

  async function leader(): Promise<string> {
    return until(async () => (await leaders())[0], 'a node leads');
  }

  const server = `postgres://postgres:secret@127.0.0.1:${front}`;
  let databases = 0;
  const cluster: Cluster = {
    leader,
    async candidate() {
      const all = await members();
      const found =
        all.find(({ role }) => role === 'sync_standby') ??
        all.find(({ role }) => role === 'replica');
      if (found === undefined) throw new Error('no node follows the leader');
      return found.name;
    },
    async newDatabase() {
      const name = `cluster_${(databases += 1)}`;
      await until(async () => {
        const admin = new Client({
          connectionString: `${server}/postgres`,
          connectionTimeoutMillis: 3000,
        });
        admin.on('error', () => {});
        await admin.connect();
        await admin.query(`create database ${name}`);
        await admin.end();
        return true;
      }, 'a database is created');
      return `${server}/${name}`;
    },
    async startPooler(url, mode, settings) {
      const { pathname } = new URL(url);
      write('users.txt', '"postgres" "secret"\n');
      write(
        'pgbouncer.ini',
        `[databases]
* = host=127.0.0.1 port=${front} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
auth_type = any
auth_file = ${file('users.txt')}
pool_mode = ${mode}
default_pool_size = 20
server_login_retry = 1
max_client_conn = 200
unix_socket_dir =
${settings}
`,
      );
      bouncer = start(folder, 'pgbouncer', '/usr/sbin/pgbouncer', file('pgbouncer.ini'));
      await wait(1000);
      return `postgres://postgres:secret@127.0.0.1:${pooler}${pathname}`;
    },
    stopPooler: () => bouncer?.signal('SIGKILL'),
    postmaster: (name) =>
      Number(readFileSync(file(`${name}/postmaster.pid`), 'utf8').split('\n')[0]),
    patroni: (name) => find(name).patroni,
    restart(name) {
      find(name).patroni = startNode(name);
    },
    etcd: () => etcd,
    startEtcd: () => void (etcd = startEtcd()),
    async ask(name, what, body) {
      const response = await fetch(`http://127.0.0.1:${find(name).rest}/${what}`, {
        method: what === 'config' ? 'PATCH' : 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
    },
    async setSynchronous(isSynchronous) {
      await cluster.ask(await leader(), 'config', { synchronous_mode: isSynchronous });
      await wait(5000);
      await cluster.settle();
    },
    async settle() {
      await until(async () => {
        const following = await Promise.all(nodes.map((node) => isWell(node, 'replica')));
        const isThere = following.filter(Boolean).length === 2;
        return isThere && (await leaders()).length === 1 ? true : undefined;
      }, 'a node leads and two follow');
    },
    async stop() {
      for (const { patroni } of nodes) patroni.signal('SIGCONT');
      for (const { patroni } of nodes) process.kill(patroni.pid, 'SIGKILL');
      for (const { name } of nodes)
        try {
          signalTree(cluster.postmaster(name), 'SIGKILL');
        } catch {
          // The process has ended.
        }
      bouncer?.signal('SIGKILL');
      proxy.signal('SIGKILL');
      etcd.signal('SIGKILL');
      await wait(500);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  try {
    await cluster.settle();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

function own(place: string): void {
  const owner = ownerOf();
  if (owner !== undefined) chownSync(place, owner.uid, owner.gid);
}

/** Reports whether patroni says that a node runs and has this role. */
async function isWell({ rest }: Pick<Node, 'rest'>, role: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${rest}/${role}`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Asks until there is an answer.
 * @throws Error if there is none within two minutes
 */
async function until<Answer>(
  ask: () => Promise<Answer | undefined>,
  what: string,
): Promise<Answer> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await wait(300);
  }
  throw new Error(`in two minutes it did not come to pass that ${what}`);
}

interface Places {
  folder: string;
  sockets: string;
  client: number;
}

/** The times are short, so that a fault takes seconds; the page for companies has longer ones. */
function describeNode(
  { name, port, rest }: Omit<Node, 'patroni'>,
  { folder, sockets, client }: Places,
): string {
  return `scope: countersign
name: ${name}
restapi: { listen: '127.0.0.1:${rest}', connect_address: '127.0.0.1:${rest}' }
etcd: { hosts: '127.0.0.1:${client}' }
bootstrap:
  dcs:
    ttl: 10
    loop_wait: 1
    retry_timeout: 3
    primary_start_timeout: 0
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, wal_keep_size: 128MB, wal_log_hints: 'on', shared_buffers: 64MB, wal_sender_timeout: 5s, wal_receiver_timeout: 5s }
  initdb: [ { encoding: UTF8 }, data-checksums ]
  pg_hba: [ 'local all all trust', 'host replication all 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 trust' ]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${folder}/${name}
  bin_dir: ${bin}
  pgpass: ${folder}/${name}.pgpass
  authentication: { superuser: { username: postgres, password: secret }, replication: { username: replicator, password: secret }, rewind: { username: postgres, password: secret } }
  parameters: { unix_socket_directories: ${sockets} }
`;
}

function describeProxy(front: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    ({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} maxconn 90 check port ${rest}`,
  );
  return `defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${front}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}
