// Options take `undefined` for what is left out: a caller with `exactOptionalPropertyTypes` passes on
// what it was given, such as a setting of the environment that may not be there.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';
import { expect, it } from 'vitest';
import { z } from 'zod';

const manifest = z.object({ exports: z.record(z.string(), z.unknown()) });

/** Lists the declarations of the modules that a package exports. */
function listEntries(folder: string): string[] {
  const { exports } = manifest.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const types = z.object({ types: z.string() });
  return Object.values(exports).flatMap((entry) => {
    const found = types.safeParse(entry);
    if (!found.success || found.data.types.includes('*')) return [];
    return [path.join(folder, found.data.types)];
  });
}

/** Lists the files that others import, from the given ones on. */
function follow(entries: readonly string[]): string[] {
  const files = new Set(entries);
  for (const file of files)
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^'\n]+)'/g)) {
      const next = path.join(path.dirname(file), to.replace(/\.[jt]s$/, '.d.ts'));
      if (existsSync(next) && !next.includes('/generated/')) files.add(next);
    }
  return [...files];
}

/** Finds the members of options that may be left out, but not be `undefined`. */
function findNarrow(text: string): string[] {
  return [...text.matchAll(/^(?:export )?interface (\w*Options)\b[^{\n]*\{\n([^]*?)^\}/gm)].flatMap(
    ([, name, body = '']) =>
      [...body.matchAll(/^ {4}(?:readonly )?(\w+)\?: ([^{\n]+);$/gm)].flatMap(([, member, type]) =>
        type === 'unknown' || type?.endsWith('undefined') ? [] : [`${name}.${member}`],
      ),
  );
}

it('finds members that take no undefined', () => {
  const text = 'export interface AOptions {\n    a?: string;\n    b?: number | undefined;\n}\n';
  expect(findNarrow(text)).toEqual(['AOptions.a']);
});

it.each(['client', 'connect', 'mock', 'sandbox'])('%s takes undefined in its options', (name) => {
  const folder = path.join(root, 'packages', name);
  const entries = listEntries(folder);
  expect(entries.length).toBeGreaterThan(1);
  const files = follow(entries);
  const has = files.some((file) => /interface \w*Options\b/.test(readFileSync(file, 'utf8')));
  expect(has).toBe(true);
  expect(
    files.flatMap((file) =>
      findNarrow(readFileSync(file, 'utf8')).map((at) => `${path.relative(root, file)}: ${at}`),
    ),
  ).toEqual([]);
});
