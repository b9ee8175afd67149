import { withoutSqlite, withSqlite } from '@countersign/testing/runtimes';
import { run } from '@countersign/packages';
import { runProject, type Consumer } from '../consumer.ts';
import {
  commandFile,
  sandbox,
  startByNpx,
  startOn,
  startUninstalled,
  type Server,
} from '../server.ts';
import type { Site } from '../site.ts';

/** What its projects report in addition to what all do. */
const more = { signed: 'completed', head: '%PDF-' };

/** The Node of these tools. */
const node = process.execPath;

const commands: Consumer[] = [
  ...withSqlite.map((runtime) => ({
    name: 'the sandbox',
    on: `Node ${runtime.version}`,
    also: 'starts by its command; an envelope is put into it, signed, and comes back as a PDF',
    run: (site: Site) => trySandbox(site, startByNpx(sandbox, site.sandbox, runtime.node)),
  })),
  {
    name: 'the sandbox, not installed',
    on: 'npx',
    also: 'starts by the name of its package',
    async run(site) {
      const folder = await site.folder('sandbox-not-installed');
      await trySandbox(site, startUninstalled(sandbox, folder, site.registry, node));
    },
  },
];

async function trySandbox(
  site: Site,
  starting: Promise<Server>,
  runsOn: string = node,
): Promise<void> {
  const server = await starting;
  try {
    const createInput = () => ({ ...site.createInput(), url: server.url });
    await runProject({ ...site, createInput }, 'sandbox/elsewhere.js', { command: runsOn }, more);
  } finally {
    await server.close();
  }
}

const inProcess: Consumer[] = withSqlite.map((runtime) => ({
  name: 'the sandbox, in a process of a test',
  on: `Node ${runtime.version}`,
  also: 'the same without a port, by `createSandbox` and its control client',
  run: (site) => runProject(site, 'sandbox/in-process.js', { command: runtime.node }, more),
}));

const refused: Consumer[] = withoutSqlite.map((runtime) => ({
  name: 'the sandbox, where Node is too old',
  on: `Node ${runtime.version}`,
  also: 'its command says which Node it needs; its control client works, with a sandbox elsewhere',
  async run(site) {
    await expectRefused(site, runtime.node);
    await trySandbox(site, startOn(node, sandbox, site.sandbox), runtime.node);
  },
}));

/** What the command prints instead of a stack trace. */
const sentence = /^countersign: the sandbox needs Node 22\.13 or newer, .* this is v\S+;.*\n$/;

async function expectRefused(site: Site, old: string): Promise<void> {
  const args = [commandFile(site.sandbox, sandbox), '--port', '0'];
  const { status, stdout, stderr } = await run(old, args, { folder: site.sandbox });
  if (status === 1 && stdout === '' && sentence.test(stderr)) return;
  throw new Error(
    `the sandbox should say which Node it needs, but ended with ${status}:\n${stdout}${stderr}`,
  );
}

export const sandboxConsumers = [...commands, ...inProcess, ...refused];
