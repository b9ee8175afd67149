#!/usr/bin/env node
// An older Node is told so before anything is loaded that it cannot load.
import { isBuiltin } from 'node:module';

if (isBuiltin('node:sqlite')) await import('./cli/main.ts');
else {
  process.stderr.write(
    `countersign: the sandbox needs Node 22.13 or newer, since it keeps state in Node's own SQLite, and this is ${process.version}; the mock, which keeps none, runs on Node 20.19: npx @countersign/mock\n`,
  );
  process.exitCode = 1;
}
