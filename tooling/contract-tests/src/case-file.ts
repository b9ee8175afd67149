import { readFileSync } from 'node:fs';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';

/** Parameters by name; null takes away one that would be sent otherwise. */
const parameters = z.record(z.string(), z.string().nullable()).optional();

/** Values by JSON pointer, or by the name of a form field after a slash. */
const pointers = z.record(z.string().startsWith('/'), z.unknown());

const accepted = z.strictObject({
  name: z.string(),
  /** The request example of the spec to send. */
  request: z.string().optional(),
  path: parameters,
  query: parameters,
  header: parameters,
  /** The Accept header. */
  accept: z.string().optional(),
  status: z.int(),
  /** What an XML answer must be: its root, and the text of some of its elements. */
  xml: z
    .strictObject({
      root: z.string(),
      namespace: z.string(),
      values: z.record(z.string().startsWith('/'), z.string()),
    })
    .optional(),
});

const refused = z.strictObject({
  because: z.string(),
  path: parameters,
  query: parameters,
  header: parameters,
  /** Values to set in a copy of the first request that is accepted. */
  body: pointers.optional(),
  /** A value to take out of that copy. */
  without: z.string().startsWith('/').optional(),
  /** A body to send as it stands. */
  raw: z.strictObject({ contentType: z.string(), body: z.string() }).optional(),
  /** The place that the error must name: a JSON pointer or a parameter. */
  at: z.string().optional(),
});

const caseFile = z.strictObject({
  accepts: z.array(accepted).min(1),
  refuses: z.array(refused).optional(),
});

/** A request that the server must take. */
export type Accepted = z.infer<typeof accepted>;
/** A request that the server must refuse with 400. */
export type Refused = z.infer<typeof refused>;
/** What one operation must accept and refuse. */
export type CaseFile = z.infer<typeof caseFile>;

/**
 * Reads the cases of one operation.
 * @throws Error with the file, the place in it and what is wrong there
 */
export function readCaseFile(file: string): CaseFile {
  try {
    return caseFile.parse(parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new Error(`${file} is not a valid case file:\n${z.prettifyError(error)}`, {
        cause: error,
      });
    if (error instanceof YAMLParseError)
      throw new Error(`${file}: ${error.message}`, { cause: error });
    throw error;
  }
}
