import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './groups.ts';

export const resultsFile = path.resolve(root, '../../docs/mutants.json');
export const pageFile = path.resolve(root, '../../docs/mutants.md');

const survivor = z.strictObject({
  line: z.number(),
  mutator: z.string(),
  /** The line of the source, trimmed. */
  code: z.string(),
  /** The code that was replaced and its replacement, each shortened. */
  from: z.string(),
  to: z.string(),
  covered: z.boolean(),
});

const fileResult = z.strictObject({
  group: z.string(),
  killed: z.number(),
  timeout: z.number(),
  survivors: z.array(survivor),
});

const reason = z.strictObject({
  file: z.string(),
  code: z.string(),
  becomes: z.string().optional(),
  why: z.string(),
});

/** A mutant that no test noticed. */
export type Survivor = z.infer<typeof survivor>;
/** The results for the mutants of one file. */
export type FileResult = z.infer<typeof fileResult>;
/** Results by the path below `src`. */
export type Results = Record<string, FileResult>;
/** The reason why some mutants of a file may survive. */
export type Reason = z.infer<typeof reason>;

/** Reads docs/mutants.json; empty where it does not exist yet. */
export function readResults(): Results {
  try {
    return z.record(z.string(), fileResult).parse(JSON.parse(readFileSync(resultsFile, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Reads reasons.yaml. */
export function readReasons(): Reason[] {
  const text = readFileSync(path.join(import.meta.dirname, 'reasons.yaml'), 'utf8');
  return z.array(reason).parse(parse(text));
}

/** Finds the reason for a survivor; undefined if there is none. */
export function findReason(
  reasons: readonly Reason[],
  file: string,
  { code, to }: Survivor,
): Reason | undefined {
  return reasons.find(
    (one) =>
      one.file === file &&
      code.includes(one.code) &&
      (one.becomes === undefined || one.becomes === to),
  );
}
