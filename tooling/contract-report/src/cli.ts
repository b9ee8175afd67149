#!/usr/bin/env node
// countersign-report [--check] writes the contract in numbers into CONTRACT.md of the working
// folder, or says whether it is current; countersign-report --print prints the counts only.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listBundles } from '@countersign/spec-bundle';
import { isObject, type Json } from '@countersign/spec-bundle/json';
import { count } from './count.ts';
import { readPublicContract } from './public-contract.ts';
import { countsTable, page } from './report.ts';

const file = 'CONTRACT.md';
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, print: { type: 'boolean' } },
});

const known = readPublicContract('public-contract.yaml');
const areas = listBundles('dist').map(({ area, document }) => {
  const parsed: Json = JSON.parse(readFileSync(document, 'utf8'));
  const theirs = known[area];
  return {
    area,
    counts: count(isObject(parsed) ? parsed : {}),
    ...(theirs !== undefined && { public: theirs }),
  };
});

if (values.print === true) process.stdout.write(`${countsTable(areas)}\n`);
else if (values.check !== true) writeFileSync(file, page(areas));
else if (!existsSync(file) || readFileSync(file, 'utf8') !== page(areas)) {
  process.stderr.write(
    `countersign: specs/${file} is not what the specs say; run \`npm run generate\` and commit it\n`,
  );
  process.exitCode = 1;
}
