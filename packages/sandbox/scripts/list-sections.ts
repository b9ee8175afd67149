// Lists the sections that a seed can have, for the reader of seeds (src/control/seed/generated/sections.ts).
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const listFile = path.join(root, 'src/control/seed/generated/sections.ts');
const check = process.argv.includes('--check');

const found = globSync('src/{control/seed/sections,areas/*/seed}/*.ts', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .flatMap((file) => sectionsIn(file))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const text = [
  '// Generated from the sections of the seed by `npm run generate`. Do not edit.',
  "import type { AnySection } from '../../../frame/seed/section.ts';",
  '',
  '/** Loads the sections of a seed, by their names. */',
  'export const sections: Readonly<Record<string, (() => Promise<AnySection>) | undefined>> = {',
  ...found.map(
    ({ file, name, variable }) =>
      `  ${name}: async () => (await import('${path.posix.relative('src/control/seed/generated', file)}')).${variable},`,
  ),
  '};',
  '',
].join('\n');

// A file that stays the same is not written: `npm run dev` would start the server again.
if (!existsSync(listFile) || readFileSync(listFile, 'utf8') !== text) {
  if (check)
    fail(
      'src/control/seed/generated/sections.ts is not what the sections of the seed say; run npm run generate',
    );
  writeFileSync(listFile, text);
}

/** The sections that a file exports, each with the name that it gives itself. */
function sectionsIn(file: string): { file: string; name: string; variable: string }[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const declared = source.matchAll(
    /^export const (\w+): SeedSection<[^=]*=\s*\{\s*name: '(\w+)'/gm,
  );
  const sections = [...declared].map(([, variable = '', name = '']) => ({ file, name, variable }));
  return sections.length > 0 ? sections : fail(`${file}: no section with a name`);
}

function fail(message: string): never {
  process.stderr.write(`countersign: ${message}\n`);
  process.exit(1);
}
