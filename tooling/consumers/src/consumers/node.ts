import { run } from '@countersign/packages';
import { runtimes } from '@countersign/testing/runtimes';
import { onEachNode, runProject } from '../consumer.ts';
import { operations } from '../shaken.ts';
import type { Site } from '../site.ts';

const more = { operations: operations.length };

const modules = onEachNode(
  runtimes,
  'Node, `import`',
  'a bundle of the specs as a JSON module',
  (site, node) => runProject(site, 'esm.js', { command: node }, more),
);

const commonjs = onEachNode(
  runtimes,
  'Node, `require`',
  'a bundle of the specs by `require`',
  (site, node) => runProject(site, 'commonjs.cjs', { command: node }, more),
);

const without = onEachNode(
  runtimes,
  'Node, `require` of modules turned off',
  '`require` fails with a sentence that says to use `import()`, which works',
  runWithout,
);

/** The flag that makes Node behave as before it could `require` modules. */
const words = ['--no-experimental-require-module'];

/** Node's message about a module that it cannot `require`: the module, and the remedy. */
const sentence =
  /require\(\) of ES Module \S*client\S* from \S+ not supported\.\s+Instead .* to a dynamic import\(\)/;

async function runWithout(site: Site, node: string): Promise<void> {
  const { status, stderr } = await run(node, [...words, 'commonjs.cjs'], { folder: site.projects });
  if (status === 0 || !sentence.test(stderr)) {
    throw new Error(
      `require should fail with a clear sentence, but ended with ${status}:\n${stderr}`,
    );
  }
  await runProject(site, 'import-from-commonjs.cjs', { command: node, words });
}

export const nodeConsumers = [...modules, ...commonjs, ...without];
