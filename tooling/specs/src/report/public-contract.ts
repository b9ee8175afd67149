import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const counted = z.strictObject({
  operations: z.int(),
  schemas: z.int(),
  fields: z.int(),
  requiredFields: z.int(),
  readOnlyFields: z.int(),
  queryParameters: z.int(),
  typedQueryParameters: z.int(),
  /** What nobody has counted is left out. */
  enumFields: z.int().optional(),
  operationsWithExamples: z.int().optional(),
  /** The error statuses that an operation has. */
  errorStatuses: z.array(z.int()),
});

/** What the public spec of an area says, in numbers. */
export type PublicCounts = z.infer<typeof counted>;

/** Reads the numbers of the public specs, by area. */
export function readPublicContract(file: string): Record<string, PublicCounts> {
  return z.record(z.string(), counted).parse(parse(readFileSync(file, 'utf8')));
}
