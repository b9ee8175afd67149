#!/usr/bin/env node
// countersign-report [--check] writes the contract in numbers and the list of events into
// CONTRACT.md and EVENTS.md of the working folder, or says whether they are current;
// countersign-report --print prints the counts only.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listBundles } from '@countersign/spec-tools';
import { isObject, type Json } from '@countersign/spec-tools/json';
import { listOperations } from '../bundle/operations.ts';
import { count } from './count.ts';
import { eventsPage } from './events.ts';
import { onlyOneSide } from './only-one-side.ts';
import { readPublicContract, readPublicOperations } from './public-contract.ts';
import { countsTable, page } from './report.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, print: { type: 'boolean' } },
});

const known = readPublicContract('public-contract.yaml');
const listings = readPublicOperations('public-operations.tsv');
const areas = listBundles('dist').map(({ area, document }) => {
  const parsed: Json = JSON.parse(readFileSync(document, 'utf8'));
  const bundle = isObject(parsed) ? parsed : {};
  const theirs = known[area];
  const listed = listings[area];
  return {
    area,
    counts: count(bundle),
    ...(theirs !== undefined && { public: theirs }),
    ...(listed !== undefined && { onlyOneSide: onlyOneSide(listOperations(bundle), listed) }),
  };
});

const pages = { 'CONTRACT.md': () => page(areas), 'EVENTS.md': () => eventsPage('connect') };
if (values.print === true) process.stdout.write(`${countsTable(areas)}\n`);
else for (const [file, make] of Object.entries(pages)) writeOrCheck(file, make());

function writeOrCheck(file: string, text: string): void {
  if (values.check !== true) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stderr.write(
      `countersign: specs/${file} is not what the specs say; run \`npm run generate\` and commit it\n`,
    );
    process.exitCode = 1;
  }
}
