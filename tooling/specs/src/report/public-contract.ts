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
  /** Numbers that have not been counted are left out. */
  enumFields: z.int().optional(),
  operationsWithExamples: z.int().optional(),
  /** The error statuses that an operation has. */
  errorStatuses: z.array(z.int()),
  /** Public operations that another area of ours has, by name, and where. */
  elsewhere: z.record(z.string(), z.string()).optional(),
});

/** The numbers of an area's public spec. */
export type PublicCounts = z.infer<typeof counted>;

/** An operation that is public, by the name that it has there. */
export interface PublicOperation {
  name: string;
  method: string;
  path: string;
}

/** Reads the operations that are public, by area: tab-separated, one on each line. */
export function readPublicOperations(file: string): Record<string, PublicOperation[]> {
  const operations: Record<string, PublicOperation[]> = {};
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [area = '', resource = '', name = '', method = '', path = ''] = line.split('\t');
    (operations[area] ??= []).push({ name: `${resource}_${name}`, method, path });
  }
  return operations;
}

/** Reads the numbers of the public specs, by area. */
export function readPublicContract(file: string): Record<string, PublicCounts> {
  return z.record(z.string(), counted).parse(parse(readFileSync(file, 'utf8')));
}
