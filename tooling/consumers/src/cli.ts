#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { consumers } from './consumers/index.ts';
import { results } from './matrix.ts';
import { writePage } from './page.ts';
import { openSite } from './site.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const { record, matrix } = results();
process.stdout.write('Packing, publishing and installing the packages.\n');
const site = await openSite();
try {
  for (const consumer of consumers) {
    process.stdout.write(`${consumer.name}, ${consumer.on}\n`);
    await record(consumer, () => consumer.run(site)).catch((error: unknown) => {
      process.exitCode = 1;
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    });
  }
} finally {
  await site.close();
}
process.stdout.write(`\n${matrix()}`);
if (values.write && process.exitCode !== 1) {
  writePage(consumers);
  process.stdout.write('\ndocs/consumers.md is written.\n');
}
