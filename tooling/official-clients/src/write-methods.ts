// Runs the clients and writes how each method is called, for the samples of the reference site.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { methodsFile, methodsOf } from './methods.ts';
import { record } from './record.ts';

const methods = methodsOf(await record());
mkdirSync(path.dirname(methodsFile), { recursive: true });
writeFileSync(methodsFile, `${JSON.stringify(methods, null, 2)}\n`);
