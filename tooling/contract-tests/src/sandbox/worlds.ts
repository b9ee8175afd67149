import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { fileFor, parseFile, pointers } from '../case-file.ts';
import type { ContractOperation } from '../contract.ts';
import { change, parsePointer } from '../json.ts';

const manifest = createRequire(import.meta.url).resolve('@countersign/sandbox/package.json');
const texts = z.record(z.string(), z.string()).optional();

const world = z.strictObject({
  /** What a request must have to get this world; left out, every request gets it. */
  when: z
    .strictObject({
      query: texts,
      /** What must be in the body, which can have more. */
      body: z.unknown().optional(),
    })
    .optional(),
  /** What items of the default seed have instead: by section, ID of the item, and place in it. */
  change: z.record(z.string(), z.record(z.string(), pointers)).optional(),
  /**
   * What the request is sent with unless it has it, such as the token of a lock: what a schema
   * leaves open, and a server with a state does not.
   */
  with: z.strictObject({ query: texts, header: texts }).optional(),
});

/** The world that some requests of an operation need. */
export type World = z.infer<typeof world>;

/** The part of a request that decides about its world. */
export interface WorldQuery {
  query: URLSearchParams;
  /** The JSON that was sent; undefined where there is none. */
  body: unknown;
}

/**
 * Reads the worlds of an operation; there are none where the default seed is good for all.
 * @throws Error with the file, the place in it and what is wrong there
 */
export function readWorlds(operation: ContractOperation): World[] {
  const file = fileFor('worlds', operation);
  return existsSync(file) ? parseWorlds(readFileSync(file, 'utf8'), file) : [];
}

/** Parses the text of such a file. */
export function parseWorlds(text: string, file: string): World[] {
  return parseFile(text, file, z.array(world).min(1));
}

/** The first world that fits a request. */
export function findWorld(worlds: readonly World[], asked: WorldQuery): World | undefined {
  return worlds.find(
    ({ when: { query = {}, body } = {} }) =>
      Object.entries(query).every(([name, text]) => asked.query.get(name) === text) &&
      (body === undefined || contains(asked.body, body)),
  );
}

/**
 * Creates the seed of a world, which is applied over the default seed.
 * @throws Error where it changes something that the default seed does not have
 */
export function seedOfWorld({ change: changes = {} }: World): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(changes).map(([section, byId]) => {
      const file = path.join(path.dirname(manifest), 'seed', `${section}.yaml`);
      const seed = z
        .array(z.record(z.string(), z.unknown()))
        .parse(parse(readFileSync(file, 'utf8')));
      const changed = Object.entries(byId).map(([id, values]) => {
        // The ID of an item is its first field.
        const item = seed.find((candidate) => Object.values(candidate)[0] === id);
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

/** Whether a value has all that another one has, and perhaps more. */
function contains(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return value === part;
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(part).every(([name, inner]) => contains(fields.get(name), inner));
}
