import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ContractOperation } from './contract.ts';

/** Parameters by name. Null removes one that would be sent otherwise. */
export const parameters = z.record(z.string(), z.string().nullable()).optional();

/** Values by JSON pointer, or by the name of a form field after a slash. */
export const pointers = z.record(z.string().startsWith('/'), z.unknown());

const accepted = z.strictObject({
  name: z.string(),
  /** The name of the request example in the spec. */
  request: z.string().optional(),
  path: parameters,
  query: parameters,
  header: parameters,
  /** The Accept header. */
  accept: z.string().optional(),
  status: z.int(),
  /** Texts that the response must contain. */
  contains: z.array(z.string()).optional(),
});

const refused = z.strictObject({
  because: z.string(),
  path: parameters,
  query: parameters,
  header: parameters,
  /** Values to set in a copy of the first accepted request. */
  body: pointers.optional(),
  /** A value to delete from that copy. */
  without: z.string().startsWith('/').optional(),
  /** A body to send unchanged. */
  raw: z.strictObject({ contentType: z.string(), body: z.string() }).optional(),
  /** The place that the message must name: a JSON pointer or a parameter. */
  at: z.string().optional(),
});

const caseFile = z.strictObject({
  accepts: z.array(accepted).min(1),
  refuses: z.array(refused).optional(),
});

/** A request that the server must accept. */
export type Accepted = z.infer<typeof accepted>;
/** A request that the server must reject with 400. */
export type Refused = z.infer<typeof refused>;
/** The requests that an operation must accept and reject. */
export type CaseFile = z.infer<typeof caseFile>;

/**
 * Reads the cases of one operation.
 * @throws Error with the file, the place in it and the problem
 */
export function readCaseFile(file: string): CaseFile {
  return parseFile(readFileSync(file, 'utf8'), file, caseFile);
}

/** Parses the text of a YAML file and validates it. */
export function parseFile<Content>(
  text: string,
  file: string,
  schema: z.ZodType<Content>,
): Content {
  try {
    return schema.parse(parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${file}: ${why}`, { cause: error });
  }
}

/** The parts of an operation after which its file is named. */
export type NamedOperation = Pick<ContractOperation, 'resource' | 'id'> & {
  area: { name: string };
};

/** Returns the file of an operation in one of the two trees of this folder. */
export function fileFor(tree: 'cases' | 'worlds', { area, resource, id }: NamedOperation): string {
  const name = `${id.slice(resource.length + 1)}.yaml`;
  return path.resolve(import.meta.dirname, '..', tree, area.name, resource, name);
}

/** Lists all files of a tree. */
export function listFiles(tree: 'cases' | 'worlds'): string[] {
  const folder = path.resolve(import.meta.dirname, '..', tree);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.join(folder, file));
}
