// Makes the types of the control API (src/control/generated) from its spec; with --check, says whether
// they are current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { controlSchemas, controlTypes } from '@countersign/generate/control';

const root = path.resolve(import.meta.dirname, '..');
const spec = pathToFileURL(path.join(root, 'control/openapi.yaml'));

write('src/control/generated/control.ts', await controlTypes(spec));
write('src/control/generated/schemas.ts', controlSchemas(spec, './control.ts'));

function write(name: string, text: string): void {
  const file = path.join(root, name);
  if (!process.argv.includes('--check')) return writeFileSync(file, text);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  process.stderr.write(
    `countersign: ${name} is not what control/openapi.yaml says; run npm run generate\n`,
  );
  process.exitCode = 1;
}
