// `npm run faults`, the part on a cluster: what becomes of requests while nodes, processes and stores
// die. Ends with a table; fails where anything was lost, doubled or untrue.
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSandbox } from '../../../src/index.ts';
import { type Server, startServerIn } from '../kill/server.ts';
import { type Cluster, listMissing, startCluster } from './cluster.ts';
import { type Load, type Outcome, runLoad } from './load.ts';
import { findPorts, findWorkers, listTree, signalAll, signalTree } from './processes.ts';

const { values } = parseArgs({
  options: {
    /** Runs only the faults whose name contains this text. */
    only: { type: 'string', default: '' },
    creates: { type: 'string', default: '120' },
    /** Writes the table into `docs/faults.md`. */
    write: { type: 'boolean', default: false },
  },
});

const missing = listMissing();
if (missing.length > 0) {
  const rule = '='.repeat(78);
  process.stderr.write(
    `${rule}\nTHE PART ON A CLUSTER WAS NOT RUN: this machine lacks ${missing.join(', ')}.\nOn Debian: apt-get install ${missing.join(' ')}\n${rule}\n`,
  );
  process.exit(0);
}

/** A fault, and the rules that hold during it. */
interface Fault {
  name: string;
  /** Causes the fault, while requests are under way. */
  run(world: World): Promise<void>;
  /** Repairs the damage. */
  mend?(world: World): Promise<void>;
  /** Returns the address for the sandboxes, if it is not the default. */
  through?(world: World): Promise<string>;
  /** Set without synchronous replication, when acknowledged writes may be lost. */
  isAsynchronous?: boolean;
  /** Keeps documents in an object store. */
  hasStore?: boolean;
  bytes?: number;
}

interface World {
  cluster: Cluster;
  database: string;
  servers: Server[];
  store: Store | undefined;
}

interface Store {
  port: number;
  folder: string;
  process: ChildProcess;
}

const s3rver = path.join(
  path.dirname(createRequire(import.meta.url).resolve('s3rver/package.json')),
  'bin/s3rver.js',
);

function startStore(port: number, folder: string): Store {
  const words = [
    s3rver,
    '-d',
    folder,
    '-a',
    '127.0.0.1',
    '-p',
    `${port}`,
    '--configure-bucket',
    'documents',
  ];
  return { port, folder, process: spawn(process.execPath, words, { stdio: 'ignore' }) };
}

async function leaderOf({ cluster }: World): Promise<{ name: string; pid: number }> {
  const name = await cluster.leader();
  return { name, pid: cluster.postmaster(name) };
}

const faults: Fault[] = [
  { name: 'nothing', async run() {} },
  {
    name: 'kill -9 of the leader',
    async run(world) {
      signalTree((await leaderOf(world)).pid, 'SIGKILL');
    },
  },
  {
    name: 'kill -9 of a node',
    async run(world) {
      const { name, pid } = await leaderOf(world);
      const all = listTree(pid);
      world.cluster.patroni(name).signal('SIGKILL');
      signalAll(all, 'SIGKILL');
      await wait(12_000);
      world.cluster.restart(name);
    },
  },
  {
    name: 'WAL stalled, then kill -9',
    async run(world) {
      const { pid } = await leaderOf(world);
      const all = listTree(pid);
      signalAll(findWorkers(pid, 'walsender'), 'SIGSTOP');
      await wait(2000);
      signalAll(all, 'SIGKILL');
    },
  },
  {
    name: 'switchover',
    async run({ cluster }) {
      const [leader, candidate] = [await cluster.leader(), await cluster.candidate()];
      await cluster.ask(leader, 'switchover', { leader, candidate });
    },
  },
  {
    name: 'restart of the leader',
    async run({ cluster }) {
      await cluster.ask(await cluster.leader(), 'restart', {});
    },
  },
  {
    name: 'leader stopped for 20 s',
    async run(world) {
      const { name, pid } = await leaderOf(world);
      const all = [...listTree(pid), ...listTree(world.cluster.patroni(name).pid)];
      signalAll(all, 'SIGSTOP');
      await wait(20_000);
      signalAll(all, 'SIGCONT');
    },
  },
  {
    name: 'replicas stalled for 10 s',
    async run({ cluster }) {
      const leader = await cluster.leader();
      const all = ['pg1', 'pg2', 'pg3']
        .filter((name) => name !== leader)
        .flatMap((name) => findWorkers(cluster.postmaster(name), 'walreceiver'));
      signalAll(all, 'SIGSTOP');
      await wait(10_000);
      signalAll(all, 'SIGCONT');
    },
  },
  {
    name: 'kill -9 of etcd, back after 8 s',
    async run({ cluster }) {
      cluster.etcd().signal('SIGKILL');
      await wait(8000);
      cluster.startEtcd();
    },
  },
  {
    name: 'kill -9 of a sandbox',
    async run(world) {
      await world.servers[0]?.kill();
      await wait(4000);
      world.servers[0] = await startSandbox(world, world.database);
    },
  },
  {
    name: 'pgbouncer by session, kill -9 of the leader',
    through: (world) => throughPooler(world, 'session', ignoring),
    async run(world) {
      signalTree((await leaderOf(world)).pid, 'SIGKILL');
    },
  },
  {
    name: 'pgbouncer by transaction, kill -9 of the leader',
    through: (world) => throughPooler(world, 'transaction', ''),
    async run(world) {
      signalTree((await leaderOf(world)).pid, 'SIGKILL');
    },
  },
  {
    name: 'S3 away for 8 s',
    hasStore: true,
    bytes: 40_000,
    async run(world) {
      const { store } = world;
      if (store === undefined) throw new Error('there is no store');
      store.process.kill('SIGKILL');
      await wait(8000);
      world.store = startStore(store.port, store.folder);
    },
  },
  {
    name: 'asynchronous: WAL stalled, then kill -9',
    isAsynchronous: true,
    async run(world) {
      const { pid } = await leaderOf(world);
      const all = listTree(pid);
      signalAll(findWorkers(pid, 'walsender'), 'SIGSTOP');
      await wait(2000);
      signalAll(all, 'SIGKILL');
    },
  },
];

/** Setting with which pgbouncer accepts the limits, and ignores them. */
const ignoring =
  'ignore_startup_parameters = lock_timeout,statement_timeout,idle_in_transaction_session_timeout';

/**
 * Starts pgbouncer, checks that sandboxes reject it unless it is configured for them, and returns
 * its address.
 */
async function throughPooler(
  { cluster, database }: World,
  mode: 'session' | 'transaction',
  settings: string,
): Promise<string> {
  const url = await cluster.startPooler(database, mode, settings);
  const refusal = await createSandbox({ storage: { url } }).then(
    async (started) => {
      await started.close();
      return 'it started';
    },
    (error: unknown) => String(error),
  );
  if (!refusal.includes('add ?prepare=false'))
    throw new Error(`behind pgbouncer the sandbox should ask for ?prepare=false, but: ${refusal}`);
  return `${url}?prepare=false`;
}

function startSandbox({ store }: World, database: string): Promise<Server> {
  const objects =
    store === undefined ? [] : ['--objects', `http://127.0.0.1:${store.port}/documents/p`];
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  return startServerIn(keys, '--database', database, ...objects);
}

async function tryFault(cluster: Cluster, fault: Fault): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-store-'));
  const [port = 0] = await findPorts(1);
  const world: World = {
    cluster,
    database: await cluster.newDatabase(),
    servers: [],
    store: fault.hasStore === true ? startStore(port, folder) : undefined,
  };
  try {
    if (fault.isAsynchronous === true) await cluster.setSynchronous(false);
    const through = (await fault.through?.(world)) ?? world.database;
    if (world.store !== undefined) await wait(2000);
    world.servers = [await startSandbox(world, through), await startSandbox(world, through)];
    const load: Load = {
      urls: () => world.servers.map(({ url }) => url),
      creates: Number(values.creates),
      clients: 5,
      ...(fault.bytes !== undefined && { bytes: fault.bytes }),
    };
    return await runLoad(load, () => fault.run(world));
  } finally {
    await Promise.all(world.servers.map((server) => server.kill()));
    world.store?.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    cluster.stopPooler();
    await cluster.settle();
    if (fault.isAsynchronous === true) await cluster.setSynchronous(true);
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const lines: string[][] = [];
let isGood = true;
const cluster = await startCluster();
try {
  for (const fault of faults.filter(({ name }) => name.includes(values.only))) {
    say(`… ${fault.name}`);
    const { created, found, lost, doubled, untrue, events, gap, words } = await tryFault(
      cluster,
      fault,
    );
    // Without synchronous replication, losses are only counted and reported.
    const bad = [...(fault.isAsynchronous === true ? [] : [...lost, ...untrue]), ...doubled];
    if (bad.length > 0 || (fault.isAsynchronous !== true && events.length > 0)) isGood = false;
    for (const [word, times] of words) say(`    ${times} × ${word}`);
    for (const one of [
      ...lost.map((id) => `lost ${id}`),
      ...doubled.map((id) => `doubled ${id}`),
      ...untrue,
      ...events,
    ].slice(0, 12))
      say(`    ! ${one}`);
    lines.push([
      fault.name,
      `${created}`,
      `${found}`,
      `${lost.length}`,
      `${doubled.length}`,
      `${untrue.length}`,
      `${events.length}`,
      `${(gap / 1000).toFixed(1)} s`,
    ]);
  }
} finally {
  await cluster.stop();
}
const head = [
  'fault',
  'acknowledged',
  'found by looking',
  'lost',
  'doubled',
  'untrue',
  'events wrong',
  'longest without a write',
];
const table = [head, head.map(() => '---'), ...lines].map((row) => `| ${row.join(' | ')} |`);
say(`\n${table.join('\n')}`);
if (values.write)
  writeFileSync(
    path.resolve(import.meta.dirname, '../../../../../docs/faults.md'),
    [
      '# Faults',
      '',
      '<!-- Written by `npm run faults:cluster -- --write`. Do not edit. -->',
      '',
      `Two sandboxes on three nodes of PostgreSQL under Patroni, with synchronous replication but where the fault says otherwise, behind HAProxy. Five clients create, read and sign ${values.creates} envelopes; six more change and read two others all the time. All follow what the answers say: they send again what was not carried out, and look where that is not known. A fault comes three seconds after the beginning.`,
      '',
      'Lost is what was acknowledged and is not there; doubled, what is there twice; untrue, an answer that was wrong, or a history of an envelope that no single register could have had. Events are wrong where one is missing, comes before one that happened earlier, or comes twice without a higher `retryCount`. The last column is the longest time after the fault in which no write was acknowledged.',
      '',
      ...table,
      '',
    ].join('\n'),
  );
process.exitCode = isGood ? 0 : 1;
