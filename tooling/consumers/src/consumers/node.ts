import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { runtimes, type Runtime } from '@countersign/runtimes';
import { run } from '@countersign/tarballs';
import type { Consumer } from '../consumer.ts';
import { operations } from '../operations.ts';
import { ownNode } from '../own-node.ts';
import { runProject } from '../project.ts';
import { startOn, startUninstalled, type Server } from '../server.ts';
import type { Site } from '../site.ts';

/** Each release of Node, and that of the machine, whose version is another from place to place. */
const nodes = [
  ...runtimes.map(({ version, node }) => ({ on: `Node ${version}`, node })),
  { on: 'the Node that npm is run with', node: ownNode() },
];

const more = { operations: operations.length };

const mocks: Consumer[] = [
  ...runtimes.map(({ version, node }) => ({
    name: 'the mock',
    on: `Node ${version}`,
    also: 'starts by its command, answers a call, and makes an answer up by the schema',
    run: (site: Site) => tryMock(site, startOn(node, site.server)),
  })),
  {
    name: 'the mock, not installed',
    on: 'npx',
    also: 'starts by the name of its package',
    run: async (site) =>
      tryMock(site, startUninstalled(await site.folder('not-installed'), site.registry)),
  },
];

async function tryMock(site: Site, starting: Promise<Server>): Promise<void> {
  const mock = await starting;
  try {
    const given = () => ({ ...site.given(), url: mock.url });
    const program = { command: process.execPath };
    await runProject({ ...site, given }, 'node-esm/main.js', program, more);
    await mustMakeUp(mock.url);
  } finally {
    await mock.close();
  }
}

/** Asks for an answer that no example has, which other parts of the mock give. */
async function mustMakeUp(url: string): Promise<void> {
  const address = `${url}/v2.1/accounts/4410/envelopes/${randomUUID()}`;
  const headers = { authorization: 'Bearer any-token', prefer: 'dynamic=true' };
  const answer = await fetch(address, { headers });
  const said = await answer.text();
  if (answer.ok && said.includes('"envelopeId"')) return;
  throw new Error(`the mock was to make an envelope up; it answered ${answer.status}: ${said}`);
}

const modules: Consumer[] = nodes.map(({ on, node }) => ({
  name: 'Node, `import`',
  on,
  also: 'a bundle of the specs as a JSON module',
  run: (site) => runProject(site, 'node-esm/main.js', { command: node }, more),
}));

const commonjs: Consumer[] = nodes.map(({ on, node }) => ({
  name: 'Node, `require`',
  on,
  also: 'a bundle of the specs by `require`',
  run: (site) => runProject(site, 'node-commonjs/main.js', { command: node }, more),
}));

const without: Consumer[] = runtimes.map(({ version, node }) => ({
  name: 'Node, `require` of modules turned off',
  on: `Node ${version}`,
  also: '`require` fails with a sentence that says to use `import()`, which works',
  run: (site) => runWithout(site, node),
}));

/** Makes a Node as it was before it could. */
const words = ['--no-experimental-require-module'];

/** What Node says of a module that it cannot `require`: of which one, and what to do. */
const sentence =
  /require\(\) of ES Module \S*client\S* from \S+ not supported\.\s+Instead .* to a dynamic import\(\)/;

async function runWithout(site: Site, node: Runtime['node']): Promise<void> {
  const folder = path.join(site.projects, 'node-commonjs');
  const { status, stderr } = await run(node, [...words, 'main.js'], { folder });
  if (status === 0 || !sentence.test(stderr)) {
    throw new Error(
      `require was to fail with a clear sentence; it ended with ${status}:\n${stderr}`,
    );
  }
  await runProject(site, 'node-commonjs/with-import.js', { command: node, words });
}

export const nodeConsumers = [...mocks, ...modules, ...commonjs, ...without];
