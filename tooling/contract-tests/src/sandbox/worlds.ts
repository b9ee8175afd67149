import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { fileFor, parseFile, pointers, type NamedOperation } from '../case-file.ts';
import { change, parsePointer } from '../json.ts';

const manifest = createRequire(import.meta.url).resolve('@countersign/sandbox/package.json');
const texts = z.record(z.string(), z.string()).optional();

const world = z.strictObject({
  /** The requests that get this world; by default, every request. */
  when: z
    .strictObject({
      query: texts,
      /** A part of the body. */
      body: z.unknown().optional(),
    })
    .optional(),
  /** Changes to items of the default seed: by section, ID of the item, and JSON pointer. */
  change: z.record(z.string(), z.record(z.string(), pointers)).optional(),
  /** Added to the request unless it has it, such as the token of a lock. */
  with: z.strictObject({ query: texts, header: texts }).optional(),
});

/** The data that some requests of an operation need. */
export type World = z.infer<typeof world>;

/** The parts of a request that select its world. */
export interface RequestParts {
  query: URLSearchParams;
  /** The JSON that was sent; undefined if there is none. */
  body: unknown;
}

const cache = new Map<string, World[]>();
/** The items of the sections of the default seed that were read. */
const sections = new Map<string, Record<string, unknown>[]>();

/**
 * Reads the worlds of an operation. There are none if the default seed is sufficient.
 * @throws Error with the file, the place in it and the problem
 */
export function readWorlds(operation: NamedOperation): World[] {
  const file = fileFor('worlds', operation);
  const worlds =
    cache.get(file) ?? (existsSync(file) ? parseWorlds(readFileSync(file, 'utf8'), file) : []);
  cache.set(file, worlds);
  return worlds;
}

/** Parses the text of such a file. */
export function parseWorlds(text: string, file: string): World[] {
  return parseFile(text, file, z.array(world).min(1));
}

/** Finds the first world for a request. */
export function findWorld(worlds: readonly World[], request: RequestParts): World | undefined {
  return worlds.find(
    ({ when: { query = {}, body } = {} }) =>
      Object.entries(query).every(([name, text]) => request.query.get(name) === text) &&
      (body === undefined || contains(request.body, body)),
  );
}

/**
 * Creates the seed of a world, which is applied over the default seed.
 * @throws Error if it changes something that the default seed does not have
 */
export function createSeed({ change: changes = {} }: World): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(changes).map(([section, byId]) => {
      const seed = readSection(section);
      const changed = Object.entries(byId).map(([id, values]) => {
        // The ID of an item is its first field.
        const item = seed.find((candidate) => String(Object.values(candidate)[0]) === id);
        if (item === undefined) throw new Error(`seed/${section}.yaml of the sandbox has no ${id}`);
        return Object.entries(values).reduce<unknown>(
          (one, [pointer, value]) => change(one, parsePointer(pointer), { with: value }),
          item,
        );
      });
      return [section, changed];
    }),
  );
}

/** Reads a section of the default seed, once in a process. */
function readSection(section: string): Record<string, unknown>[] {
  const known = sections.get(section);
  if (known !== undefined) return known;
  const file = path.join(path.dirname(manifest), 'seed', `${section}.yaml`);
  const seed = z.array(z.record(z.string(), z.unknown())).parse(parse(readFileSync(file, 'utf8')));
  sections.set(section, seed);
  return seed;
}

/** Reports whether a value contains all fields of another one. */
function contains(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return value === part;
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(part).every(([name, inner]) => contains(fields.get(name), inner));
}
