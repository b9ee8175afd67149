#!/usr/bin/env node
// An older Node is told so before anything is loaded that it cannot load.
import { problemOfNode } from '../require-node.ts';

const problem = problemOfNode();
if (problem === undefined) await import('./main.ts');
else {
  process.stderr.write(`countersign: ${problem}\n`);
  process.exitCode = 1;
}
