#!/usr/bin/env node
// Bundles every area of the spec tree in the working folder into its dist folder, and the
// schema of pushed messages with them.
import { SpecError } from './bundle-area.ts';
import { bundleSpecs } from './bundle-specs.ts';

try {
  await bundleSpecs(process.cwd());
} catch (error) {
  if (!(error instanceof SpecError)) throw error;
  process.stderr.write(`countersign: ${error.message}\n`);
  process.exitCode = 1;
}
