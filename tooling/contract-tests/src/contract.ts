import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const example = z.object({ value: z.unknown(), 'x-base64': z.boolean().optional() });

const mediaType = z.object({ examples: z.record(z.string(), example).optional() });

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  example: z.unknown(),
});

const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  parameters: z.array(z.union([parameter, z.object({ $ref: z.string() })])).optional(),
  requestBody: z.object({ content: z.record(z.string(), mediaType) }).optional(),
  responses: z.record(
    z.string(),
    z.looseObject({ content: z.record(z.string(), z.unknown()).optional() }),
  ),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
});

const bundle = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ parameters: z.record(z.string(), parameter).optional() }),
  security: z.array(z.record(z.string(), z.unknown())),
});

/** A parameter of an operation, references resolved. */
export type Parameter = z.infer<typeof parameter>;

/** As much of an operation as the tests need, read from the bundle of its area. */
export interface ContractOperation {
  area: string;
  id: string;
  /** Its tag: the resource, and the folder that it stands in. */
  resource: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** The request examples by name, with the media type that each is of. */
  requests: Map<string, RequestExample>;
  /** The media types of each answer, by status. */
  answers: Map<number, string[]>;
  /** Whether it needs a bearer token. */
  bearer: boolean;
}

/** One example of a request body. */
export interface RequestExample {
  mediaType: string;
  value: unknown;
  base64: boolean;
}

const bundles = path.dirname(fileURLToPath(import.meta.resolve('@countersign/specs/oauth.json')));

/** Every operation of every area. */
export function readContract(): ContractOperation[] {
  const areas = readdirSync(bundles)
    .filter((file) => file.endsWith('.sources.json'))
    .map((file) => path.basename(file, '.sources.json'));
  return areas.toSorted().flatMap(readArea);
}

function readArea(area: string): ContractOperation[] {
  const text = readFileSync(path.join(bundles, `${area}.json`), 'utf8');
  const document = bundle.parse(JSON.parse(text));
  return Object.entries(document.paths).flatMap(([template, item]) =>
    Object.entries(item).map(([method, described]): ContractOperation => {
      const security = described.security ?? document.security;
      return {
        area,
        id: described.operationId,
        resource: described.tags[0],
        method: method.toUpperCase(),
        path: template,
        parameters: (described.parameters ?? []).map((one) => resolve(one, document)),
        requests: new Map(
          Object.entries(described.requestBody?.content ?? {}).flatMap(([type, { examples }]) =>
            Object.entries(examples ?? {}).map(([name, { value, 'x-base64': base64 = false }]) => [
              name,
              { mediaType: type, value, base64 },
            ]),
          ),
        ),
        answers: new Map(
          Object.entries(described.responses).map(([status, { content }]) => [
            Number(status),
            Object.keys(content ?? {}),
          ]),
        ),
        bearer: security.some((scheme) => 'oauth' in scheme),
      };
    }),
  );
}

function resolve(
  reference: Parameter | { $ref: string },
  { components }: z.infer<typeof bundle>,
): Parameter {
  if (!('$ref' in reference)) return reference;
  const found = components.parameters?.[reference.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`${reference.$ref} leads nowhere`);
  return found;
}
