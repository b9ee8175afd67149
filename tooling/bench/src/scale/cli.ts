// node cli.ts [--measure] simulates many nodes and writes docs/scale.md, from the costs in
// docs/scale.json; with --measure these are measured first.
import { readFileSync, writeFileSync } from 'node:fs';
import { measureCosts } from './measure.ts';
import { writeReport } from './report.ts';
import type { Costs } from './simulate.ts';

const docs = new URL('../../../../docs/', import.meta.url);
const file = new URL('scale.json', docs);
if (process.argv.includes('--measure'))
  writeFileSync(file, `${JSON.stringify(await measureCosts(), undefined, 2)}\n`);
const costs: Costs = JSON.parse(readFileSync(file, 'utf8'));
const page = writeReport(costs);
writeFileSync(new URL('scale.md', docs), page);
process.stdout.write(page);
