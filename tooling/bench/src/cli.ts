#!/usr/bin/env node
// node cli.ts [suite …] [--strict] [--long] [--quick] measures the suites named, or all of them, and
// writes docs/benchmarks.json, docs/benchmarks.md and the tables in READMEs. With --strict a missed
// goal is a failure, with --long the rows that take minutes are measured too, and with --quick each
// row is measured only as briefly as shows that it works, and nothing is written.
// node cli.ts flame <row> [--of <checkout>] [--out <file>] draws where a server spends its time.
import { bench } from './bench.ts';
import { drawFlame } from './flame/flame.ts';
import { suites } from './suites/index.ts';

const [first, ...others] = process.argv.slice(2);
const printError = (line: string) => void process.stderr.write(`${line}\n`);
if (first === 'flame') {
  try {
    process.stdout.write(`${await drawFlame(others)}\n`);
  } catch (error) {
    printError(`countersign: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
} else
  process.exitCode = bench(process.argv.slice(2), {
    suites,
    print: (line) => process.stdout.write(`${line}\n`),
    printError,
  });
