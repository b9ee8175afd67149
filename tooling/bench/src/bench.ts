import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeReadmes } from './comparisons.ts';
import { page } from './page.ts';
import { figure, isMet, pageFile, readResults, writeResults } from './results.ts';
import type { Result, SuiteResult } from './results.ts';
import type { Suite } from './suite.ts';

export interface BenchOptions {
  suites: Readonly<Record<string, Suite>>;
  /** Measures one row; in a new process unless a test replaces it. */
  measure?: (suite: string, row: string, quick: boolean) => Result;
  print: (line: string) => void;
  printError: (line: string) => void;
}

const options = {
  strict: { type: 'boolean', default: false },
  long: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
} as const;

/** Runs the command line that `cli.ts` describes, and returns its exit code. */
export function bench(
  args: string[],
  { suites, measure = measureInChild, print, printError }: BenchOptions,
): number {
  const fail = (message: string) => printError(`countersign: ${message}`);
  const unknownOption = args.find(
    (one) => one.startsWith('-') && !Object.hasOwn(options, one.slice(2)),
  );
  if (unknownOption !== undefined) {
    const known = Object.keys(options).map((name) => `--${name}`);
    fail(
      `Unknown option ${unknownOption}. Options: ${known.join(', ')}; suites: ${Object.keys(suites).join(', ')}`,
    );
    return 1;
  }
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const unknown = positionals.filter((name) => suites[name] === undefined);
  if (unknown.length > 0) {
    fail(`Unknown suite ${unknown.join(', ')}. Suites: ${Object.keys(suites).join(', ')}`);
    return 1;
  }
  const missed: string[] = [];
  for (const [name, suite] of Object.entries(suites)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const cases: SuiteResult['cases'] = {};
    for (const [id, row] of Object.entries(suite.rows)) {
      if (row.long === true && !values.long) continue;
      const result = measure(name, id, values.quick);
      cases[id] = result;
      print(describe(result));
      if (!isMet(result)) missed.push(result.what);
    }
    // Written after each suite, so that a suite that fails does not lose the others.
    if (!values.quick) writeSuite(name, cases, suites);
  }
  if (!values.quick) {
    writeReadmes(readResults());
    print('\nWritten to docs/benchmarks.json, docs/benchmarks.md and the READMEs.');
  }
  for (const what of missed) fail(`Goal missed: ${what}`);
  return values.strict && missed.length > 0 ? 1 : 0;
}

const child = fileURLToPath(new URL('row-child.ts', import.meta.url));

function measureInChild(suite: string, row: string, quick: boolean): Result {
  const args = [child, suite, row, ...(quick ? ['--quick'] : [])];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

/** Writes the results of a suite with those of the other suites, in their order, and the page. */
function writeSuite(name: string, cases: SuiteResult['cases'], suites: BenchOptions['suites']) {
  const machine = {
    cpus: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
  };
  const about = suites[name]?.about ?? '';
  const measured = { about, date: new Date().toISOString().slice(0, 10), machine, cases };
  const results = { ...readResults().suites, [name]: measured };
  const kept = Object.keys(suites).flatMap((key) => (results[key] ? [[key, results[key]]] : []));
  const written = { suites: Object.fromEntries(kept) };
  writeResults(written);
  writeFileSync(pageFile, page(written));
}

function describe(result: Result): string {
  const verdict = result.goal === undefined ? '' : isMet(result) ? ' (met)' : ' (missed)';
  const number =
    'ratio' in result
      ? `${result.measure} ${figure(result)} × ${result.reference}`
      : `${figure(result)} ${result.unit}`;
  return `${result.what}: ${number}${verdict}`;
}
