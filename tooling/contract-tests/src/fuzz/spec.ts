import { readFileSync } from 'node:fs';
import { listBundles, type BundleFiles } from '@countersign/spec-tools';
import { z } from 'zod';
import { follow } from '../follow.ts';
import { isSchema, type SchemaSource, type SpecSchema } from './schema.ts';

const schema = z.custom<SpecSchema>(isSchema);
const reference = z.object({ $ref: z.string() });
const example = z.object({ value: z.unknown(), 'x-base64': z.boolean().optional() });
const media = z.object({
  schema,
  examples: z.record(z.string(), example).optional(),
});
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  schema,
  example: z.unknown(),
});
const header = z.object({ required: z.boolean().optional() });
const response = z.object({
  headers: z.record(z.string(), z.union([reference, header])).optional(),
  content: z.record(z.string(), media).optional(),
});
const paging = z.object({
  items: z.string(),
  start: z.string().optional(),
  size: z.string().optional(),
  next: z.string().optional(),
  total: z.string().optional(),
});
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.union([reference, parameter])).optional(),
  requestBody: z
    .object({ required: z.boolean().optional(), content: z.record(z.string(), media) })
    .optional(),
  responses: z.record(z.string(), z.union([reference, response])),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  'x-paging': z.union([z.literal(false), paging]).optional(),
});
const bundle = z.object({
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    headers: z.record(z.string(), header).optional(),
    parameters: z.record(z.string(), parameter).optional(),
    responses: z.record(z.string(), response).optional(),
    schemas: z.record(z.string(), schema),
  }),
  security: z.array(z.record(z.string(), z.unknown())),
});

export type FuzzParameter = z.infer<typeof parameter>;
export type Paging = z.infer<typeof paging>;

/** An area with all that its requests are made from and its answers are checked by. */
export interface FuzzArea {
  name: string;
  /** What may stand before the paths: each server's address without its variable. */
  prefixes: string[];
  schemas: SchemaSource;
  operations: FuzzOperation[];
  /** The bundle as it is, for the validator to follow references in. */
  document: object;
}

/** An operation, references resolved but for those in schemas. */
export interface FuzzOperation {
  area: FuzzArea;
  id: string;
  method: string;
  path: string;
  parameters: FuzzParameter[];
  body: FuzzBody | undefined;
  answers: Map<number, FuzzAnswer>;
  /** Whether it needs a bearer token. */
  bearer: boolean;
  paging: Paging | undefined;
}

/** What the spec says of the body of a request. */
export interface FuzzBody {
  required: boolean;
  content: Map<string, SpecSchema>;
  /** Its examples; in forms with files they only name those. */
  examples: { mediaType: string; value: unknown }[];
}

/** What the spec says of the answers with one status. */
export interface FuzzAnswer {
  content: Map<string, SpecSchema>;
  /** The names of its examples. */
  examples: string[];
  /** The headers that are always there. */
  headers: string[];
}

/** Every area of the contract. */
export function readAreas(): FuzzArea[] {
  return listBundles().map(readArea);
}

function readArea({ area: name, document: file }: BundleFiles): FuzzArea {
  const raw: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { servers, paths, components, security } = bundle.parse(raw);
  const area: FuzzArea = {
    name,
    prefixes: servers.map(({ url }) => url.replace(/^\{\w+\}/, '')),
    schemas: components.schemas,
    operations: [],
    document: Object(raw),
  };
  for (const [path, item] of Object.entries(paths))
    for (const [method, described] of Object.entries(item)) {
      const { requestBody } = described;
      area.operations.push({
        area,
        id: described.operationId,
        method: method.toUpperCase(),
        path,
        parameters: (described.parameters ?? []).map((one) => follow(one, components.parameters)),
        body: requestBody && {
          required: requestBody.required ?? false,
          content: schemasIn(requestBody.content),
          examples: Object.entries(requestBody.content).flatMap(([mediaType, { examples = {} }]) =>
            Object.values(examples).map((one) => ({ mediaType, value: valueOf(one) })),
          ),
        },
        answers: new Map(
          Object.entries(described.responses).map(([status, answer]) => [
            Number(status),
            readAnswer(follow(answer, components.responses), components.headers),
          ]),
        ),
        bearer: (described.security ?? security).some((scheme) => 'oauth' in scheme),
        paging: described['x-paging'] === false ? undefined : described['x-paging'],
      });
    }
  return area;
}

function readAnswer(
  { headers = {}, content = {} }: z.infer<typeof response>,
  shared: Record<string, z.infer<typeof header>> | undefined,
): FuzzAnswer {
  return {
    content: schemasIn(content),
    examples: Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples)),
    headers: Object.entries(headers)
      .filter(([, one]) => follow(one, shared).required === true)
      .map(([name]) => name),
  };
}

function valueOf({ value, 'x-base64': base64 = false }: z.infer<typeof example>): unknown {
  return base64 ? Buffer.from(String(value), 'base64') : value;
}

function schemasIn(content: Record<string, z.infer<typeof media>>): Map<string, SpecSchema> {
  return new Map(Object.entries(content).map(([type, one]) => [type, one.schema]));
}
