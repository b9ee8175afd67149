// Runs the programs and writes docs/official-clients.md, or with `methods` how each method is called,
// for the samples of the reference site.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { methodsFile, collectMethods } from './methods.ts';
import { documentFile, page, sandboxChapters } from './page.ts';
import { record, recordLife, recordSandboxMethods } from './record.ts';

const transcripts = await record();
if (process.argv[2] === 'methods') {
  mkdirSync(path.dirname(methodsFile), { recursive: true });
  writeFileSync(methodsFile, `${JSON.stringify(collectMethods(transcripts), null, 2)}\n`);
} else {
  const sandbox = sandboxChapters(await recordLife(), await recordSandboxMethods());
  writeFileSync(documentFile, `${page(transcripts)}\n${sandbox}`);
}
