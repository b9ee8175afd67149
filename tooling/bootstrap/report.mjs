// Adds up what the test runs of all workspaces reported.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, workspaces } from './workspace.mjs';

/** Takes away what earlier runs reported; a task that comes from the cache brings its report back. */
export function forgetReports() {
  for (const file of [...reports(), operations, ...tables]) rmSync(file, { force: true });
}

/** Tests passed and failed in this run, of all workspaces. */
export function countTests() {
  let passed = 0;
  let failed = 0;
  for (const file of reports().filter((name) => existsSync(name))) {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    passed += report.numPassedTests;
    failed += report.numFailedTests;
  }
  return { passed, failed };
}

/** How many operations of the contract each server keeps, or nothing where no run told. */
export function countOperations() {
  return existsSync(operations) ? JSON.parse(readFileSync(operations, 'utf8')) : {};
}

/** The tables that checks have written for people: what the packages weigh, and where they work. */
export function readTables() {
  return tables.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
}

function reports() {
  return workspaces().flatMap((folder) =>
    ['tests', 'prove'].map((task) => path.join(root, folder, `reports/${task}.json`)),
  );
}

const operations = path.join(root, 'tooling/contract-tests/reports/operations.json');

const tables = ['consumers/reports/consumers.txt', 'packages/reports/budgets.txt'].map((file) =>
  path.join(root, 'tooling', file),
);
