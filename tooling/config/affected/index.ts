// Finds the tests whose outcome is known, because nothing that they ran has changed since they passed
// (docs/decisions/0110-only-tests-of-what-changed.md).
import path from 'node:path';
import { find, findUsedPackages, fingerprintFiles, nameFile } from './fingerprints.ts';
import { scriptName } from '../script.ts';
import { readImportGraph, withImports } from './import-graph.ts';
import { PassReporter } from './pass-reporter.ts';
import type { LeftOut } from './ran.ts';
import { mapValues, readRecord, type Passed } from './record.ts';

/** A workspace whose tests run modules in their own process. Patterns are those of `globSync`. */
export interface Workspace {
  /** The absolute path of its folder. */
  folder: string;
  /**
   * The modules that are followed one by one: of the workspace, tests included, or those that another
   * package is built of. All other files of the workspace and of what it uses concern all tests.
   */
  modules: string[];
  tests: string[];
  /** The test files of which each suite or test at the top is chosen by itself. */
  inParts?: string[];
  /** Modules that concern all tests, with all that they load. */
  shared: string[];
  /** Other files that concern all tests. */
  reads?: string[];
  /** Files that each build makes differently out of the same: those that it makes them of are in `shared`. */
  ignores?: string[];
  /** Test files that depend on more than they run in their own process: these always run. */
  always: string[];
}

/** The parts of a project of Vitest that leave out what a run would only repeat. */
export interface Choice {
  /** True if the run notes which modules tests call. */
  isRecording: boolean;
  /** The test files that have passed, and run nothing that has changed since. */
  exclude: string[];
  /** The parts of other files that have. */
  provide: { leftOut?: LeftOut };
  setupFiles: string[];
  reporters: PassReporter[];
}

const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * Chooses the tests of a run. Only `npm test -- --changed` leaves any out: it sets
 * `COUNTERSIGN_AFFECTED` to `only`.
 */
export function chooseAffected(workspace: Workspace): Choice {
  const { folder, inParts = [] } = workspace;
  // The other scripts of a workspace, such as `test:mock`, have no part in the record.
  if (process.env['COUNTERSIGN_AFFECTED'] !== 'only' || scriptName !== 'tests')
    return { isRecording: false, exclude: [], provide: {}, setupFiles: [], reporters: [] };
  const { shared, keyOf, isFollowed } = fingerprint(workspace);
  const record = readRecord(folder);
  const always = new Set(find(folder, workspace.always));
  const tests = new Set(find(folder, workspace.tests));
  const check = (test: string, passed: Passed): Passed => {
    const same = tests.has(test) && !always.has(test) && keyOf(test, passed.ran) === passed.key;
    return same ? passed : { ...passed, key: '' };
  };
  const { files, parts } = record.shared === shared ? record : { files: {}, parts: {} };
  const known = {
    files: Object.fromEntries(Object.entries(files).map(([test, one]) => [test, check(test, one)])),
    parts: Object.fromEntries(
      Object.entries(parts).map(([test, some]) => [
        test,
        mapValues(some, (one) => check(test, one)),
      ]),
    ),
  };
  const unchanged = listUnchanged(known.files);
  const leftOut = Object.fromEntries(
    find(folder, inParts).map((test) => [test, listUnchanged(known.parts[test] ?? {})]),
  );
  const whole = Object.entries(leftOut)
    .filter(
      ([test, some]) =>
        some.length > 0 && some.length === Object.keys(known.parts[test] ?? {}).length,
    )
    .map(([test]) => test);
  return {
    isRecording: true,
    exclude: [...unchanged, ...whole],
    provide: { leftOut },
    setupFiles: [path.join(import.meta.dirname, 'record-runs.ts')],
    reporters: [new PassReporter({ folder, shared, keyOf, isFollowed, known })],
  };
}

function listUnchanged(passes: Readonly<Record<string, Passed>>): string[] {
  return Object.entries(passes).flatMap(([name, { key }]) => (key === '' ? [] : [name]));
}

function fingerprint({ folder, modules, shared, reads = [], ignores = [] }: Workspace) {
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
  const apart = new Set([...graph.keys(), ...find(folder, ignores)]);
  const used = findUsedPackages(folder).map(({ folder: place, files }) =>
    fingerprintOf(
      place,
      files.filter((file) => !apart.has(nameFile(folder, path.join(place, file)))),
    ),
  );
  const common = [...others, ...find(folder, reads), ...withImports(graph, find(folder, shared))];
  return {
    shared: [
      process.version,
      ...used,
      fingerprintOf(repository, ['pnpm-lock.yaml']),
      fingerprintOf(folder, common),
    ].join(' '),
    /** The fingerprint of a test file and all modules that it ran or that these load. */
    keyOf: (test: string, ran: readonly string[]) =>
      fingerprintOf(folder, withImports(graph, [test, ...ran])),
    isFollowed: (module: string) => graph.has(module),
  };
}
