#!/usr/bin/env node
// An older Node is told so before anything is loaded that it cannot load.
import { problemOfNode } from './server/require-node.ts';

const problem = problemOfNode();
if (problem === undefined && process.argv[2] === 'mcp') await import('./server/mcp/main.ts');
else if (problem === undefined) await import('./server/cli/main.ts');
else {
  process.stderr.write(`countersign: ${problem}\n`);
  process.exitCode = 1;
}
