#!/usr/bin/env node
// Bundles every area of the spec tree in the working folder into its dist folder, and the schema of
// pushed messages with them. Prints the areas whose bundle is another now, one a line.
import { Tree } from '../tree/tree.ts';
import { bundleTree } from './bundle-tree.ts';
import { SpecError } from './spec-error.ts';

try {
  for (const area of await bundleTree(new Tree(process.cwd()))) process.stdout.write(`${area}\n`);
} catch (error) {
  if (!(error instanceof SpecError)) throw error;
  process.stderr.write(`countersign: ${error.message}\n`);
  process.exitCode = 1;
}
