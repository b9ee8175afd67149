// Makes the types of the control API (src/control/generated/control.ts) from its spec; with --check, says
// whether they are current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { controlTypes } from '@countersign/generate/control';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'src/control/generated/control.ts');
const text = await controlTypes(pathToFileURL(path.join(root, 'control/openapi.yaml')));

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'countersign: src/control/generated/control.ts is not what control/openapi.yaml says; run npm run generate\n',
  );
  process.exitCode = 1;
}
