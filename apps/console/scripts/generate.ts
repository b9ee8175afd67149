// Makes the types of the control API (src/generated/control.ts) from its spec; with --check, says
// whether they are current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { controlTypes } from '@countersign/generate/control';

const root = path.resolve(import.meta.dirname, '..');
const spec = path.join(root, '../../packages/sandbox/control/openapi.yaml');
const file = path.join(root, 'src/generated/control.ts');
const text = await controlTypes(pathToFileURL(spec));

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'countersign: src/generated/control.ts is not what the spec of the control API says; run npm run generate\n',
  );
  process.exitCode = 1;
}
