import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { ContractOperation } from '../contract.ts';

const worlds = path.resolve(import.meta.dirname, '../../worlds');

/** Values by JSON pointer. */
const pointers = z.record(z.string().startsWith('/'), z.unknown());

const texts = z.record(z.string(), z.string()).optional();

const world = z.strictObject({
  /** What a request has that finds this world; left out, every one does. */
  when: z
    .strictObject({
      query: texts,
      /** What must be in the body, which can hold more. */
      body: z.unknown().optional(),
    })
    .optional(),
  /** What items of the default seed have instead: by the section, the item's ID, and the place in it. */
  change: z.record(z.string(), z.record(z.string(), pointers)).optional(),
  /**
   * What the request is sent with unless it has it, such as the token of a lock: what a schema
   * leaves open, and a server with a state does not.
   */
  with: z.strictObject({ query: texts, header: texts }).optional(),
});

/** The world that some requests of an operation need. */
export type World = z.infer<typeof world>;

/** Where the worlds of an operation stand, by the rule of the tree. */
export function worldFileOf({ area, resource, id }: ContractOperation): string {
  return path.join(worlds, area.name, resource, `${id.slice(resource.length + 1)}.yaml`);
}

/** The files of worlds that there are. */
export function listWorldFiles(): string[] {
  return readdirSync(worlds, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.join(worlds, file));
}

/**
 * The worlds of an operation, of which a request gets the first that it fits; none where the
 * default seed is good for all.
 * @throws Error with file, line and what is wrong there
 */
export function readWorlds(operation: ContractOperation): World[] {
  const file = worldFileOf(operation);
  return existsSync(file) ? parseWorlds(readFileSync(file, 'utf8'), file) : [];
}

/**
 * Reads the text of such a file.
 * @throws Error with file, line and what is wrong there
 */
export function parseWorlds(text: string, file: string): World[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): string => `${file}:${lines.linePos(offset).line}`;
  const [error] = document.errors;
  if (error !== undefined) throw new Error(`${at(error.pos[0])} ${error.message}`);
  const outcome = z.array(world).min(1).safeParse(document.toJS());
  if (outcome.success) return outcome.data;
  const said = outcome.error.issues.map((issue) => {
    const node: unknown = document.getIn(issue.path, true);
    const [start = 0]: number[] = Object(node).range ?? [];
    return `${at(start)} /${issue.path.join('/')} ${issue.message}`;
  });
  throw new Error(said.join('\n'));
}
