// The operations of the contract, as far as attacks on all of them need to know.
import { readFileSync } from 'node:fs';
import { bundleFiles } from '@countersign/spec-tools';
import { z } from 'zod';

const reference = z.object({ $ref: z.string() });
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().default(false),
  example: z.unknown(),
});
const content = z.record(
  z.string(),
  z.object({
    examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}),
  }),
);
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.union([parameter, reference])).default([]),
  requestBody: z.object({ content }).optional(),
});
const bundle = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    parameters: z.record(z.string(), parameter),
  }),
});

const document = bundle.parse(JSON.parse(readFileSync(bundleFiles('esign-v2.1').document, 'utf8')));

/** An operation with its examples. */
export interface Operation {
  id: string;
  method: string;
  /** The path with examples in place of its parameters, or with a text in place of one of them. */
  path(replaced?: { name: string; by: string }): string;
  pathParameters: string[];
  query: { name: string; required: boolean; example: string }[];
  /** The first example of a body in JSON. */
  body: unknown;
}

/** All operations of the area that the sandbox implements. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(
  ([template, item]) =>
    Object.entries(item).map(([method, described]): Operation => {
      const parameters = described.parameters.map((one) => ('$ref' in one ? named(one) : one));
      const inPath = parameters.filter((one) => one.in === 'path');
      const json = described.requestBody?.content['application/json'];
      return {
        id: described.operationId,
        method: method.toUpperCase(),
        path: (replaced) =>
          inPath.reduce((path, { name, example }) => {
            const value = name === replaced?.name ? replaced.by : String(example);
            return path.replace(`{${name}}`, encodeURIComponent(value));
          }, `/restapi${template}`),
        pathParameters: inPath.map(({ name }) => name),
        query: parameters
          .filter((one) => one.in === 'query')
          .map(({ name, required, example }) => ({
            name,
            required,
            example: String(example ?? ''),
          })),
        body: Object.values(json?.examples ?? {})[0]?.value,
      };
    }),
);

function named({ $ref }: z.infer<typeof reference>): z.infer<typeof parameter> {
  const found = document.components.parameters[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (found === undefined) throw new Error(`The bundle has no ${$ref}.`);
  return found;
}
