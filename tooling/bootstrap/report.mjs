// Adds up what the test runs of all workspaces reported.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/** Tests passed and failed in the last run of every workspace, from its reports/tests.json. */
export function countTests() {
  let passed = 0;
  let failed = 0;
  for (const folder of ['packages', 'apps', 'tooling']) {
    for (const name of readdirSync(path.join(root, folder))) {
      const file = path.join(root, folder, name, 'reports/tests.json');
      if (!existsSync(file)) continue;
      const report = JSON.parse(readFileSync(file, 'utf8'));
      passed += report.numPassedTests;
      failed += report.numFailedTests;
    }
  }
  return { passed, failed };
}
