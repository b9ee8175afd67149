// Deletes the declarations that users of the package cannot reach from its exports: nearly all, since
// the package exports two functions and a client, and its other modules are its own.
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../dist');

interface Entry {
  types?: string;
}

const manifest: { exports: Record<string, string | Entry> } = JSON.parse(
  readFileSync(path.join(dist, '../package.json'), 'utf8'),
);
const entries = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'object' && entry.types !== undefined
    ? [path.resolve(dist, '..', entry.types)]
    : [],
);

const reached = new Set<string>();
const waiting = [...entries];
for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
  if (reached.has(file)) continue;
  reached.add(file);
  // Fails where an import leads nowhere.
  const text = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g))
    waiting.push(path.resolve(file, '..', specifier.replace(/\.[jt]s$/, '.d.ts')));
}

for (const name of globSync('**/*.d.ts', { cwd: dist })) {
  const file = path.join(dist, name);
  if (!reached.has(file)) rmSync(file);
}
