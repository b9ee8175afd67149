import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { change } from '../pointer.ts';
import type { World } from './world-file.ts';

const manifest = createRequire(import.meta.url).resolve('@countersign/sandbox/package.json');
const items = z.array(z.record(z.string(), z.unknown()));
const sections = new Map<string, z.infer<typeof items>>();

/**
 * What is to be planted over the default seed for a world.
 * @throws Error where it changes something that the default seed does not have
 */
export function seedOfWorld({ change: changes = {} }: World): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(changes).map(([section, byId]) => [
      section,
      Object.entries(byId).map(([id, pointers]) =>
        Object.entries(pointers).reduce<unknown>(
          (item, [pointer, value]) => change(item, pointer, { with: value }),
          itemOf(section, id),
        ),
      ),
    ]),
  );
}

function itemOf(section: string, id: string): unknown {
  const all = sections.get(section) ?? readSection(section);
  sections.set(section, all);
  // The ID of an item is the first that is said of it.
  const found = all.find((item) => Object.values(item)[0] === id);
  if (found === undefined) throw new Error(`seed/${section}.yaml of the sandbox has no item ${id}`);
  return found;
}

function readSection(section: string): z.infer<typeof items> {
  const file = path.join(path.dirname(manifest), 'seed', `${section}.yaml`);
  return items.parse(parse(readFileSync(file, 'utf8')));
}
