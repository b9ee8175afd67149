// The projects that run each test file (docs/decisions/0067-tests-on-the-world-that-ships.md and
// 0068). Patterns are those of Vitest, from the folder of the package.
import { globSync } from 'node:fs';
import path from 'node:path';
import { takePart } from '@countersign/config/sample';

/** The options of a choice by the seed of the run. */
interface Choice {
  /** Chooses every file that can run. */
  all: boolean;
  seed: number;
}

/** Files that load the documents alone, so that a change of a handler does not run them again. */
export const aboutDocuments = ['test/documents/**/*.test.ts'];

/** Files that need no database, or bring their own. */
export const alone = [
  'test/attacks/cost/**/*.test.ts',
  'test/attacks/parsers.test.ts',
  'test/cli/**/*.test.ts',
  'test/connect/resolved-names.test.ts',
  ...aboutDocuments,
  'test/engine/remembered.test.ts',
  'test/{files,layout}.test.ts',
  'test/mutants/**/*.test.ts',
  'test/control/seed/**/*.test.ts',
  'test/server/{mcp,testing/runners}.test.ts',
  'test/server/{deployment,shipped}.test.ts',
  'test/storage/faults/linearizable.test.ts',
  'test/storage/{away,beside,checkpoints,full,one-owner,together,unwell}.test.ts',
];

/** Pages for people, which are rendered from the same data on both databases. */
const pages = ['test/envelopes/views/**/*.test.ts'];

/** Files that start a browser, which only `prove` may. */
export const browser = ['test/**/{browser,*.browser}.test.ts'];

/** Files that take long, or test what a change of a handler rarely breaks; `prove` runs them. */
export const slow = [
  'test/attacks/**/*.test.ts',
  'test/cli/heap.test.ts',
  'test/documents/fuzz/**/*.test.ts',
  'test/envelopes/documents/other-readers.test.ts',
  'test/envelopes/walks/**/*.test.ts',
  'test/rooms-v2/walks/**/*.test.ts',
  'test/storage/{away,full,unwell}.test.ts',
  'test/storage/faults/history.test.ts',
  'test/storage/kill/**/*.test.ts',
];

/** Those of `slow` that measure the memory or the threads of their process, so that each gets its own. */
export const slowApart = ['test/attacks/threads.test.ts', 'test/documents/fuzz/**/*.test.ts'];

/**
 * Files that kill servers at work. What they prove is about one storage, so that they run on
 * PostgreSQL each time, and on SQLite in turns.
 */
const kills = ['test/storage/kill/**/*.test.ts'];

/** Chooses the files that `slow` leaves out on SQLite. */
export function leaveOutOfSlow({ all, seed }: Choice): string[] {
  return all ? [] : listFiles(kills).filter((_file, at) => (at + seed) % 2 > 0);
}

/**
 * Files that start other processes, read sources or load what is built: they depend on more than they run in their own
 * process, so that each run has them (docs/decisions/0110-only-tests-of-what-changed.md).
 */
export const readsMore = [
  'test/cli/**/*.test.ts',
  'test/control/{spec,seed/world}.test.ts',
  'test/engine/tolerance.test.ts',
  'test/envelopes/views/languages.test.ts',
  'test/{files,layout}.test.ts',
  'test/mutants/**/*.test.ts',
  'test/server/{deployment,mcp,shipped,testing/{any-runner,runners}}.test.ts',
];

/** Files that start processes which run no more of the sandbox than the files do in their own. */
export const startsAlike = ['test/storage/{checkpoints,one-owner}.test.ts'];

/**
 * Files whose tests have a tenant each and need none of the others, so that a run can choose each test
 * by itself (docs/decisions/0110-only-tests-of-what-changed.md).
 */
export const inParts = [
  'test/rules/{areas,areas-in-tenants,documented,documents,lived}.test.ts',
  'test/rules/{created-values,round-trips,written-values}.test.ts',
];

/** Files about two servers on one database. */
export const twoServers = [
  'test/storage/races/**/*.test.ts',
  'test/storage/faults/{clocks,rolling}.test.ts',
];

/** Files that change their process for later files, so that each gets one of its own. */
export const apart = [
  'test/connect/resolved-names.test.ts',
  'test/engine/date-time.test.ts',
  'test/envelopes/documents/freed-memory.test.ts',
  'test/server/telemetry/traces.test.ts',
  'test/server/testing/any-runner.test.ts',
];

/**
 * Files that use PostgreSQL in a way of its own, or are about several processes on it: these
 * run there each time. Of all other files a part does; see `chooseForPostgres`.
 */
const aboutStorage = [
  'test/admin-v2/{account-settings,data-deletion,imports}/**/*.test.ts',
  'test/connect/{answered-together,delivery,group-work,past-envelopes,retry,reused-positions}.test.ts',
  'test/control/{clock,deliveries,mail,rules,schedule,send-messages,snapshot-files,tenants}.test.ts',
  'test/engine/source.test.ts',
  'test/envelopes/{corrected,list,search-text,world}.test.ts',
  'test/envelopes/documents/{completed,documents,members,pages}.test.ts',
  'test/envelopes/{bulk-send,folders,locks}/**/*.test.ts',
  'test/oauth/tenants.test.ts',
  'test/rooms-v2/{lists,people,rooms}/**/*.test.ts',
  'test/server/telemetry/*.test.ts',
  'test/storage/**/*.test.ts',
];

/** The other files are in as many parts. */
const parts = 5;

/** The files that run on PostgreSQL, and a sentence that describes the choice. */
export interface Chosen {
  files: string[];
  sentence: string;
}

/**
 * Chooses the files that run on PostgreSQL: those about storage, and a part of the rest that
 * depends on the seed.
 */
export function chooseForPostgres({ all, seed }: Choice): Chosen {
  const possible = listFiles(['test/**/*.test.ts'], [...alone, ...pages, ...browser]);
  if (all) return { files: possible, sentence: 'All files run on PostgreSQL.' };
  const chosen = new Set([...listFiles(aboutStorage), ...takePart(possible, parts, String, seed)]);
  const files = possible.filter((file) => chosen.has(file));
  return {
    files,
    sentence: `${files.length} of ${possible.length} files run on PostgreSQL: those about storage, and part ${seed % parts} of the rest; COUNTERSIGN_SAMPLE=all runs every file.`,
  };
}

function listFiles(patterns: string[], exclude: string[] = []): string[] {
  const root = path.resolve(import.meta.dirname, '..');
  return globSync(patterns, { cwd: root, exclude }).map((file) => file.replaceAll(path.sep, '/'));
}
