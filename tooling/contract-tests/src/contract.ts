import { readFileSync } from 'node:fs';
import { listBundles, type BundleFiles } from '@countersign/spec-tools';
import { follow, isObject, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { z } from 'zod';
import { isSchema, type SchemaSource, type SpecSchema } from './schema.ts';

const schema = z.custom<SpecSchema>(isSchema);
const example = z.object({ value: z.unknown(), 'x-base64': z.boolean().optional() });
const media = z.object({ schema, examples: z.record(z.string(), example).optional() });
const content = z.record(z.string(), media);
const security = z.array(z.record(z.string(), z.unknown()));
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  schema,
  example: z.unknown(),
});
const response = z.object({
  headers: z.record(z.string(), z.object({ required: z.boolean().optional() })).optional(),
  content: content.optional(),
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
  tags: z.tuple([z.string()]),
  parameters: z.array(parameter).optional(),
  requestBody: z.object({ required: z.boolean().optional(), content }).optional(),
  responses: z.record(z.string(), response),
  security: security.optional(),
  'x-paging': z.union([z.literal(false), paging]).optional(),
  'x-example-parameters': z.array(z.string()).default([]),
});
const bundle = z.object({
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
  security,
});

export type Parameter = z.infer<typeof parameter>;
export type Paging = z.infer<typeof paging>;

/** As much of an area as the tests need. */
export interface ContractArea {
  name: string;
  /** What may come before the paths: each server's address without its variable. */
  prefixes: string[];
  schemas: SchemaSource;
  operations: ContractOperation[];
  /** The bundle as it is, for validators to follow references in. */
  document: JsonObject;
}

/** An operation, with all references resolved except those in schemas. */
export interface ContractOperation {
  area: ContractArea;
  id: string;
  /** Its tag: the resource, and the folder that it is in. */
  resource: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** The optional parameters that its example requests have. */
  exampleParameters: string[];
  body: DocumentedContent & { required: boolean };
  /** What each answer has, by status. */
  answers: Map<number, DocumentedAnswer>;
  /** Whether it needs a bearer token. */
  bearer: boolean;
  paging: Paging | undefined;
}

/** What the spec says of the body of a request or an answer. */
export interface DocumentedContent {
  /** The schemas by media type; empty where there is no body. */
  schemas: Map<string, SpecSchema>;
  examples: BodyExample[];
}

/** What the spec says of the answers with one status. */
export interface DocumentedAnswer extends DocumentedContent {
  /** The headers that are always there. */
  headers: string[];
}

/** One example of a body. In forms with files it only names those. */
export interface BodyExample {
  name: string;
  mediaType: string;
  /** A buffer where the body is not text. */
  value: unknown;
}

/** Every area of the contract. */
export function readAreas(): ContractArea[] {
  return listBundles().map(readArea);
}

/** Every operation of every area. */
export function readContract(): ContractOperation[] {
  return readAreas().flatMap(({ operations }) => operations);
}

function readArea({ area: name, document: file }: BundleFiles): ContractArea {
  const raw: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
  const {
    servers,
    paths,
    components,
    security: byDefault,
  } = bundle.parse({
    ...raw,
    paths: inline(raw.paths, raw),
  });
  const area: ContractArea = {
    name,
    prefixes: servers.map(({ url }) => url.replace(/^\{\w+\}/, '')),
    schemas: components.schemas,
    operations: [],
    document: raw,
  };
  for (const [path, item] of Object.entries(paths))
    for (const [method, described] of Object.entries(item)) {
      const { requestBody } = described;
      area.operations.push({
        area,
        id: described.operationId,
        resource: described.tags[0],
        method: method.toUpperCase(),
        path,
        parameters: described.parameters ?? [],
        body: { required: requestBody?.required ?? false, ...readContent(requestBody?.content) },
        answers: new Map(
          Object.entries(described.responses).map(([status, { headers = {}, content: body }]) => [
            Number(status),
            {
              ...readContent(body),
              headers: Object.keys(headers).filter((one) => headers[one]?.required === true),
            },
          ]),
        ),
        bearer: (described.security ?? byDefault).some((scheme) => 'oauth' in scheme),
        exampleParameters: described['x-example-parameters'],
        paging: described['x-paging'] === false ? undefined : described['x-paging'],
      });
    }
  return area;
}

function readContent(described: z.infer<typeof content> = {}): DocumentedContent {
  const all = Object.entries(described);
  return {
    schemas: new Map(all.map(([mediaType, one]) => [mediaType, one.schema])),
    examples: all.flatMap(([mediaType, { examples = {} }]) =>
      Object.entries(examples).map(([name, { value, 'x-base64': base64 = false }]) => ({
        name,
        mediaType,
        value: base64 ? Buffer.from(String(value), 'base64') : value,
      })),
    ),
  };
}

/** A copy of a part of a bundle with its references resolved, except in schemas and examples. */
function inline(part: Json | undefined, document: JsonObject): unknown {
  if (Array.isArray(part)) return part.map((item) => inline(item, document));
  if (!isObject(part)) return part;
  if (typeof part.$ref === 'string') return inline(follow(document, part.$ref), document);
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      ['schema', 'examples', 'example'].includes(name) ? value : inline(value, document),
    ]),
  );
}
