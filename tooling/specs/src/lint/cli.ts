#!/usr/bin/env node
// countersign-lint [--bundles] [<area> …]: lints areas of the spec tree in the working folder, or
// their bundles; all areas if none is named. An area is linted along with those that refer to it.
import { parseArgs } from 'node:util';
import { Tree, UnknownFolder } from '../tree/tree.ts';
import { lintTree } from './lint-tree.ts';
import { reportProblems } from './report-problems.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { bundles: { type: 'boolean', default: false } },
});
try {
  const tree = new Tree(process.cwd());
  const areas = tree.select(positionals);
  const problems = await lintTree(tree, values.bundles ? 'bundles' : 'tree', areas);
  if (!(await reportProblems(problems))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UnknownFolder)) throw error;
  process.stderr.write(`countersign: ${error.message}\n`);
  process.exitCode = 1;
}
