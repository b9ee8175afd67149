// Runs the programs and writes docs/official-clients.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { page } from './page.ts';
import { record } from './record.ts';

writeFileSync(
  path.resolve(import.meta.dirname, '../../../docs/official-clients.md'),
  page(await record()),
);
