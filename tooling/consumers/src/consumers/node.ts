import path from 'node:path';
import { runtimes, type Runtime } from '@countersign/testing/runtimes';
import { run } from '@countersign/packages';
import { runProject, type Consumer } from '../consumer.ts';
import { operations } from '../shaken.ts';
import type { Site } from '../site.ts';

const more = { operations: operations.length };

const modules: Consumer[] = runtimes.map(({ version, node }) => ({
  name: 'Node, `import`',
  on: `Node ${version}`,
  also: 'a bundle of the specs as a JSON module',
  run: (site) => runProject(site, 'node-esm/main.js', { command: node }, more),
}));

const commonjs: Consumer[] = runtimes.map(({ version, node }) => ({
  name: 'Node, `require`',
  on: `Node ${version}`,
  also: 'a bundle of the specs by `require`',
  run: (site) => runProject(site, 'node-commonjs/main.js', { command: node }, more),
}));

const without: Consumer[] = runtimes.map(({ version, node }) => ({
  name: 'Node, `require` of modules turned off',
  on: `Node ${version}`,
  also: '`require` fails with a sentence that says to use `import()`, which works',
  run: (site) => runWithout(site, node),
}));

/** Makes a Node behave as before it could. */
const words = ['--no-experimental-require-module'];

/** What Node says of a module that it cannot `require`: of which one, and what to do. */
const sentence =
  /require\(\) of ES Module \S*client\S* from \S+ not supported\.\s+Instead .* to a dynamic import\(\)/;

async function runWithout(site: Site, node: Runtime['node']): Promise<void> {
  const folder = path.join(site.projects, 'node-commonjs');
  const { status, stderr } = await run(node, [...words, 'main.js'], { folder });
  if (status === 0 || !sentence.test(stderr)) {
    throw new Error(
      `require should fail with a clear sentence, but ended with ${status}:\n${stderr}`,
    );
  }
  await runProject(site, 'node-commonjs/with-import.js', { command: node, words });
}

export const nodeConsumers = [...modules, ...commonjs, ...without];
