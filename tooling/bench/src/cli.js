#!/usr/bin/env node
// node cli.ts [suite …] [--strict] [--long] [--quick] measures the suites named, or all of them, and
// writes docs/benchmarks.json, docs/benchmarks.md and the tables in READMEs. With --strict a missed
// goal is a failure, with --long the rows that take minutes are measured too, and with --quick each
// row is measured only as briefly as shows that it works, and nothing is written.
import { bench } from './bench.ts';
import { suites } from './suites/index.ts';
process.exitCode = bench(process.argv.slice(2), {
  suites,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
});
