// Runs the programs and writes docs/official-clients.md.
import { writeFileSync } from 'node:fs';
import { documentFile } from './document.ts';
import { page } from './page.ts';
import { record } from './record.ts';
import { recordLife } from './record-life.ts';
import { recordSandboxMethods } from './record-sandbox-methods.ts';
import { sandboxChapters } from './sandbox-chapters.ts';

const clients = page(await record());
const sandbox = sandboxChapters(await recordLife(), await recordSandboxMethods());
writeFileSync(documentFile, `${clients}\n${sandbox}`);
