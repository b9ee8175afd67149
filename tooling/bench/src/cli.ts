#!/usr/bin/env node
// node cli.ts [suite …] [--strict] [--long] measures the suites named, or all of them, and
// writes docs/benchmarks.json, docs/benchmarks.md and the tables in READMEs that come from them;
// with --strict a goal missed is a failure, and with --long what takes minutes is measured too.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { figuresOf } from './cell.ts';
import { page } from './page.ts';
import { writeReadmes } from './readme-block.ts';
import { isMet, pageFile, readResults, writeResults, type Result } from './results.ts';
import { run } from './run.ts';
import { suites } from './suites/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    strict: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => suites[name] === undefined);
if (unknown.length > 0) {
  const known = Object.keys(suites).join(', ');
  process.stderr.write(
    `countersign: there is no suite ${unknown.join(', ')}; there are: ${known}\n`,
  );
  process.exit(1);
}

const missed: string[] = [];
for (const [name, suite] of Object.entries(suites)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const tell = (one: Result) => process.stdout.write(`${lineOf(one)}\n`);
  const result = run(name, suite, { long: values.long, tell });
  missed.push(...Object.values(result.cases).flatMap((one) => (isMet(one) ? [] : [one.what])));
  // After each suite, so that one that breaks does not take the others with it. Suites that no
  // longer are go, and the others keep their order.
  const known = { ...readResults().suites, [name]: result };
  const kept = Object.keys(suites).flatMap((one) => {
    const there = known[one];
    return there === undefined ? [] : [[one, there] as const];
  });
  const written = { suites: Object.fromEntries(kept) };
  writeResults(written);
  writeFileSync(pageFile, page(written));
}
writeReadmes(readResults());

process.stdout.write('\nWritten to docs/benchmarks.json, docs/benchmarks.md and the READMEs.\n');
for (const what of missed) process.stderr.write(`countersign: the goal is missed: ${what}\n`);
if (values.strict && missed.length > 0) process.exitCode = 1;

function lineOf(result: Result): string {
  const { what } = result;
  const verdict = result.goal === undefined ? '' : isMet(result) ? ' (met)' : ' (missed)';
  if (!('ratio' in result)) return `${what}: ${figuresOf(result)} ${result.unit}${verdict}`;
  const { measure, ratio, reference } = result;
  return `${what}: ${measure} ${ratio.toFixed(2)} × ${reference}${verdict}`;
}
