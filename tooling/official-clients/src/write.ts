// Runs the programs and writes docs/official-clients.md, or with the argument `methods` the file that
// says how each method is called, for the samples of the reference site; with `counterparts` what that
// file says of our client.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  counterpartsFile,
  counterpartsPage,
  listCounterparts,
  writeCounterpartsPage,
} from './counterparts.ts';
import { listMethods, methodsFile } from './methods.ts';
import { documentFile, writePage } from './page.ts';
import { record, recordClients } from './record.ts';

if (process.argv[2] === 'methods') {
  const methods = listMethods(await recordClients());
  mkdirSync(path.dirname(methodsFile), { recursive: true });
  writeFileSync(methodsFile, `${JSON.stringify(methods, null, 2)}\n`);
} else if (process.argv[2] === 'counterparts') {
  const counterparts = listCounterparts();
  writeFileSync(counterpartsFile, `${JSON.stringify(counterparts, null, 2)}\n`);
  writeFileSync(counterpartsPage, writeCounterpartsPage(counterparts));
} else {
  writeFileSync(documentFile, writePage(await record()));
}
