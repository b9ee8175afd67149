// Adds up the reports of the test runs of all workspaces.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, workspaces } from './workspace.mjs';

/** Removes the reports of earlier runs; a task that comes from the cache brings its report back. */
export function forgetReports() {
  for (const file of [...reports(), ...unchanged(), ...operations(), ...tables])
    rmSync(file, { force: true });
}

/** The number of tests that passed in this run, of all workspaces, and each one that failed. */
export function countTests() {
  const written = reports().map(readJson);
  return {
    passed: written.reduce((sum, report) => sum + report.numPassedTests, 0),
    failures: written.flatMap((report) => report.testResults).flatMap(describeFailures),
  };
}

/** The number of tests that were left out, since they run nothing that has changed since they passed. */
export function countUnchanged() {
  return unchanged()
    .map(readJson)
    .reduce((sum, { tests }) => sum + tests, 0);
}

// A file that cannot be loaded has a message and no tests.
function describeFailures({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}\n  ${message}`];
  return failed.map(
    ({ fullName, failureMessages }) =>
      `${file} > ${fullName}\n  ${failureMessages.join('\n').slice(0, 1000)}`,
  );
}

/** Reads the number of contract operations that each server keeps; empty if no run reported it. */
export function countOperations() {
  return Object.assign({}, ...operations().map(readJson));
}

/**
 * Reads the tables that checks have written for people: the sizes of the packages, and the
 * platforms on which they work.
 */
export function readTables() {
  return tables.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
}

/** The reports of the scripts `test` and `prove` and of their parts (tooling/config/vitest.ts). */
function reports() {
  return workspaces().flatMap((folder) =>
    find(folder, /^(?:tests|prove|(?:test|prove)-\w+)\.json$/),
  );
}

/** The counts of tests that were left out (tooling/config/affected/pass-reporter.ts). */
function unchanged() {
  return workspaces().flatMap((folder) => find(folder, /^unchanged\.json$/));
}

/** The counts that the contract tests write, a file for each server (their operations-reporter.ts). */
function operations() {
  return find('tooling/contract-tests', /^operations-\w+\.json$/);
}

function find(folder, name) {
  const place = path.join(root, folder, 'reports');
  const files = existsSync(place) ? readdirSync(place) : [];
  return files.filter((file) => name.test(file)).map((file) => path.join(place, file));
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const tables = ['consumers/reports/consumers.txt', 'packages/reports/budgets.txt'].map((file) =>
  path.join(root, 'tooling', file),
);
