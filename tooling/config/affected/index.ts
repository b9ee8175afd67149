// Finds the test files whose outcome is known, because nothing that they ran has changed since
// they passed (docs/decisions/0110-only-tests-of-what-changed.md).
import path from 'node:path';
import { find, findUsedPackages, fingerprintFiles } from './fingerprints.ts';
import { readImportGraph, withImports } from './import-graph.ts';
import { PassReporter } from './pass-reporter.ts';
import { readRecord, type Passed } from './record.ts';

/** A workspace whose tests run its modules in their own process. Patterns are those of `globSync`. */
export interface Workspace {
  /** The absolute path of its folder. */
  folder: string;
  /** The modules that are followed one by one, tests included. All other files concern all tests. */
  modules: string[];
  tests: string[];
  /** Modules that concern all tests, with all that they load. */
  shared: string[];
  /** Test files that depend on more than they run in their own process: these always run. */
  always: string[];
}

/** The parts of a project of Vitest that leave out what a run would only repeat. */
export interface Choice {
  /** The test files that have passed, and run nothing that has changed since. */
  exclude: string[];
  setupFiles: string[];
  reporters: PassReporter[];
}

/**
 * Chooses the test files of a run. Only `npm test -- --changed` leaves any out: it sets
 * `COUNTERSIGN_AFFECTED` to `only`.
 */
export function chooseAffected(workspace: Workspace): Choice {
  if (process.env['COUNTERSIGN_AFFECTED'] !== 'only')
    return { exclude: [], setupFiles: [], reporters: [] };
  const { folder } = workspace;
  const { shared, keyOf } = fingerprint(workspace);
  const record = readRecord(folder);
  const known = record.shared === shared ? record.files : {};
  const always = new Set(find(folder, workspace.always));
  const unchanged: Record<string, Passed> = {};
  for (const test of find(folder, workspace.tests)) {
    const passed = known[test];
    if (passed !== undefined && !always.has(test) && keyOf(test, passed.ran) === passed.key)
      unchanged[test] = passed;
  }
  return {
    exclude: Object.keys(unchanged),
    setupFiles: [path.join(import.meta.dirname, 'record-runs.ts')],
    reporters: [new PassReporter({ folder, shared, keyOf, unchanged })],
  };
}

function fingerprint({ folder, modules, shared }: Workspace) {
  const fingerprintOf = fingerprintFiles();
  const graph = readImportGraph(folder, modules);
  const others = find(
    folder,
    ['**'],
    [
      ...modules,
      ...['node_modules', 'dist', 'reports', '.turbo'].map((name) => `${name}/**`),
      '**/*.md',
    ],
  );
  const used = findUsedPackages(folder).map((one) => fingerprintOf(one.folder, one.files));
  const common = [...others, ...withImports(graph, find(folder, shared))];
  return {
    shared: [process.version, ...used, fingerprintOf(folder, common)].join(' '),
    /** The fingerprint of a test file and all modules that it ran or that these load. */
    keyOf: (test: string, ran: readonly string[]) =>
      fingerprintOf(folder, withImports(graph, [test, ...ran])),
  };
}
