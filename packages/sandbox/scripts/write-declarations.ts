// Writes the declarations that users of the package reach from its exports. They are few, and state
// their types, so that each is read from its own file. The compiler has written those of the control
// client, whose types it infers: of the whole sandbox it would infer a thousand that nobody can reach.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isolatedDeclarationSync } from 'rolldown/experimental';

const workspace = path.resolve(import.meta.dirname, '..');
const dist = path.join(workspace, 'dist');

interface Entry {
  types?: string;
}

const manifest: { exports: Record<string, string | Entry> } = JSON.parse(
  readFileSync(path.join(workspace, 'package.json'), 'utf8'),
);
const entries = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'object' && entry.types !== undefined
    ? [path.resolve(workspace, entry.types)]
    : [],
);

const reached = new Set<string>();
const waiting = [...entries];
for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
  if (reached.has(file)) continue;
  reached.add(file);
  if (!existsSync(file)) writeDeclaration(file);
  const text = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g))
    waiting.push(path.resolve(file, '..', specifier.replace(/\.[jt]s$/, '.d.ts')));
}

// The types of the areas' calls are part of that of the control client.
for (const name of globSync('**/*.d.ts', { cwd: dist })) {
  const file = path.join(dist, name);
  if (!reached.has(file)) rmSync(file);
}

/** @throws Error where an export does not state its type, or where its source is missing */
function writeDeclaration(file: string): void {
  const source = path
    .relative(workspace, file)
    .replace(/^dist/, 'src')
    .replace(/\.d\.ts$/, '.ts');
  const text = readFileSync(path.join(workspace, source), 'utf8');
  const { code, errors } = isolatedDeclarationSync(source, text);
  const [error] = errors;
  if (error !== undefined)
    throw new Error(
      `${source}: users can import this, so it has to state its types. ${error.message}`,
    );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
}
