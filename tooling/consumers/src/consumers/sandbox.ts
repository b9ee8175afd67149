import { run } from '@countersign/packages';
import { withoutSqlite, withSqlite } from '@countersign/testing/runtimes';
import { onEachNode, runProject, type Consumer } from '../consumer.ts';
import {
  commandFile,
  sandbox,
  startByNpx,
  startOn,
  startUninstalled,
  type Server,
} from '../server.ts';
import type { Site } from '../site.ts';

/** The reports of its projects in addition to those of all projects. */
const more = { signed: 'completed', head: '%PDF-' };

/** The Node of these tools. */
const ours = process.execPath;

export const sandboxConsumers: Consumer[] = [
  ...onEachNode(
    withSqlite,
    'the sandbox',
    'starts by its command; an envelope is put into it, signed, and comes back as a PDF',
    (site, node) => trySandbox(site, startByNpx(sandbox, { folder: site.sandbox, node })),
  ),
  {
    name: 'the sandbox, not installed',
    on: 'npx',
    also: 'starts by the name of its package',
    // The action for GitHub does the same.
    turn: { place: 1, among: 2 },
    async run(site) {
      const folder = await site.folder('sandbox-not-installed');
      const { installEnvironment: environment } = site.registry;
      await trySandbox(site, startUninstalled(sandbox, { folder, node: ours, environment }));
    },
  },
  ...onEachNode(
    withSqlite,
    'the sandbox, in a process of a test',
    'the same without a port, by `createSandbox` and its control client',
    (site, node) => runProject(site, 'sandbox/in-process.js', { command: node }, more),
  ),
  ...onEachNode(
    withoutSqlite,
    'the sandbox, where Node is too old',
    'its command says which Node it needs; its control client works, with a sandbox elsewhere',
    async (site, node) => {
      await expectRefused(site, node);
      await trySandbox(site, startOn(ours, sandbox, site.sandbox), node);
    },
  ),
];

async function trySandbox(site: Site, starting: Promise<Server>, runsOn = ours): Promise<void> {
  await using server = await starting;
  const createInput = () => ({ ...site.createInput(), url: server.url });
  await runProject({ ...site, createInput }, 'sandbox/elsewhere.js', { command: runsOn }, more);
}

/** The message that the command prints instead of a stack trace. */
const sentence = /^countersign: the sandbox needs Node 22\.13 or newer, .* this is v\S+;.*\n$/;

async function expectRefused(site: Site, old: string): Promise<void> {
  const args = [commandFile(site.sandbox, sandbox), '--port', '0'];
  const { status, stdout, stderr } = await run(old, args, { folder: site.sandbox });
  if (status === 1 && stdout === '' && sentence.test(stderr)) return;
  throw new Error(
    `the sandbox should say which Node it needs, but ended with ${status}:\n${stdout}${stderr}`,
  );
}
