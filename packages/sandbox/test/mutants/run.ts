import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { readGroups, root, selectGroups, type Group } from './groups.ts';
import { findFaults, page } from './page.ts';
import {
  pageFile,
  readReasons,
  readResults,
  resultsFile,
  type FileResult,
  type Results,
} from './results.ts';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The most characters of code that the page shows of a mutant. */
const longest = 70;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: '2' } },
});

const groups = readGroups();
const results = readResults();
for (const group of selectGroups(groups, positionals)) {
  process.stdout.write(`\n${group.name}: ${group.files.length} files\n`);
  Object.assign(results, await runGroup(group));
  write();
}
const faults = findFaults(groups, results, readReasons());
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;

/** After each group, so that a run that is interrupted is not lost. */
function write(): void {
  const known = new Set(groups.flatMap(({ files }) => files.map((file) => file.slice(4))));
  const entries = Object.entries(results)
    .filter(([file]) => known.has(file))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const sorted: Results = Object.fromEntries(entries);
  writeFileSync(resultsFile, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(pageFile, page(groups, sorted, readReasons()));
}

async function runGroup({ name, files, tests }: Group): Promise<Results> {
  process.chdir(root);
  // Read by vitest.mutants.config.ts. With Stryker's own `testFiles`, static mutants are never active.
  process.env['COUNTERSIGN_MUTANTS_TESTS'] = JSON.stringify(tests);
  const mutants = await new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'sentences.ts')],
    ignorers: ['sentences'],
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    concurrency: Number(values.concurrency),
    reporters: ['progress-append-only'],
    tempDirName: 'reports/stryker',
    ignorePatterns: ['dist', 'reports'],
    // Nothing is compiled; with a tsconfig Stryker would ask the compiler API, which TypeScript 7 lacks.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    // A run in the kept thread takes far less time than the first one, by which this is measured.
    timeoutMS: 5000,
    allowConsoleColors: false,
    warnings: false,
  }).runMutationTest();
  const found: Results = {};
  for (const file of files) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const own = mutants.filter((mutant) => path.resolve(mutant.fileName) === path.join(root, file));
    found[file.slice('src/'.length)] = createResult(name, lines, own);
  }
  return found;
}

function createResult(
  group: string,
  lines: readonly string[],
  mutants: readonly Mutant[],
): FileResult {
  const alive = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  return {
    group,
    // A mutant that does not load is noticed by every test.
    killed: mutants.filter(({ status }) => status === 'Killed' || status === 'RuntimeError').length,
    timeout: mutants.filter(({ status }) => status === 'Timeout').length,
    survivors: alive
      .toSorted((one, other) => one.location.start.line - other.location.start.line)
      .map(({ location: { start, end }, mutatorName, replacement = '', status }) => ({
        line: start.line,
        mutator: mutatorName,
        code: (lines[start.line - 1] ?? '').trim(),
        from: shorten(textBetween(lines, start, end)),
        to: shorten(replacement),
        covered: status === 'Survived',
      })),
  };
}

interface Place {
  line: number;
  column: number;
}

/** Lines and columns count from 1; the end is behind the last character. */
function textBetween(lines: readonly string[], start: Place, end: Place): string {
  const [first = '', ...rest] = lines.slice(start.line - 1, end.line);
  if (rest.length === 0) return first.slice(start.column - 1, end.column - 1);
  const last = rest.at(-1)?.slice(0, end.column - 1) ?? '';
  return [first.slice(start.column - 1), ...rest.slice(0, -1), last].join('\n');
}

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
