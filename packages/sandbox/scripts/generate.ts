// Writes all that is generated in this package; with --check, fails where something differs.
import { existsSync } from 'node:fs';
import path from 'node:path';

for (const script of ['list-operations.ts', 'list-sections.ts', 'generate-control.ts']) {
  const file = path.join(import.meta.dirname, script);
  if (existsSync(file)) await import(file);
}
