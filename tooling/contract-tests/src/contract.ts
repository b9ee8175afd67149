import { readFileSync } from 'node:fs';
import { listBundles, type BundleFiles } from '@countersign/spec-tools';
import { follow, isObject, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { z } from 'zod';
import { isSchema, type SchemaSource, type SpecSchema } from './schema.ts';

const schema = z.custom<SpecSchema>(isSchema);
const example = z.object({ value: z.unknown(), 'x-base64': z.boolean().default(false) });
const media = z.object({ schema, examples: z.record(z.string(), example).default({}) });
const content = z
  .record(z.string(), media)
  .default({})
  .transform((described) => {
    const all = Object.entries(described);
    return {
      /** The schemas by media type; empty if there is no body. */
      schemas: new Map(all.map(([mediaType, one]) => [mediaType, one.schema])),
      examples: all.flatMap(([mediaType, { examples }]) =>
        Object.entries(examples).map(([name, { value, 'x-base64': base64 }]) => ({
          name,
          mediaType,
          /** A buffer if the body is not text. In forms, the names of files. */
          value: base64 ? Buffer.from(String(value), 'base64') : value,
        })),
      ),
    };
  });
const security = z.array(z.record(z.string(), z.unknown()));
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().default(false),
  schema,
  example: z.unknown(),
});
const header = z.object({ required: z.boolean().optional() });
const response = z
  .object({ headers: z.record(z.string(), header).default({}), content })
  .transform(({ headers, content: body }) => ({
    ...body,
    /** The headers that every response has. */
    headers: Object.keys(headers).filter((name) => headers[name]?.required === true),
  }));
const paging = z.object({
  items: z.string(),
  start: z.string().optional(),
  size: z.string().optional(),
  next: z.string().optional(),
  total: z.string().optional(),
  shown: z.string().optional(),
  first: z.string().optional(),
});
const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ required: z.boolean().default(false), content }).optional(),
  responses: z.record(z.string(), response),
  security: security.optional(),
  'x-paging': z.union([z.literal(false), paging]).default(false),
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
/** The documented body of a request or a response. */
type DocumentedContent = z.infer<typeof content>;
/** The documented responses with one status. */
export type DocumentedAnswer = z.infer<typeof response>;
/** An example of a body. */
export type BodyExample = DocumentedContent['examples'][number];

/** The parts of an area that the tests need. */
export interface ContractArea {
  name: string;
  /** The prefixes of the paths: the URL of each server without its variable. */
  prefixes: string[];
  schemas: SchemaSource;
  operations: ContractOperation[];
  /** The whole bundle, in which validators follow references. */
  document: JsonObject;
}

/** An operation. All references are resolved, except in schemas. */
export interface ContractOperation {
  area: ContractArea;
  id: string;
  /** Its tag, which is also the name of its folder. */
  resource: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** The optional parameters that its example requests have. */
  exampleParameters: string[];
  body: DocumentedContent & { required: boolean };
  /** The documented responses by status. */
  answers: Map<number, DocumentedAnswer>;
  /** True if it requires a bearer token. */
  bearer: boolean;
  paging: Paging | false;
}

let areas: ContractArea[] | undefined;

/** Reads every area of the contract, once in a process. */
export function readAreas(): readonly ContractArea[] {
  areas ??= listBundles().map(readArea);
  return areas;
}

/** Reads every operation of every area. */
export function readContract(): ContractOperation[] {
  return readAreas().flatMap(({ operations }) => operations);
}

function readArea({ area: name, document: file }: BundleFiles): ContractArea {
  const raw: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
  const parsed = bundle.parse({ ...raw, paths: inline(raw.paths, raw) });
  const area: ContractArea = {
    name,
    prefixes: parsed.servers.map(({ url }) => url.replace(/^\{\w+\}/, '')),
    schemas: parsed.components.schemas,
    operations: [],
    document: raw,
  };
  for (const [path, item] of Object.entries(parsed.paths))
    for (const [method, described] of Object.entries(item)) {
      const { parameters, requestBody, responses, security: own = parsed.security } = described;
      area.operations.push({
        area,
        id: described.operationId,
        resource: described.tags[0],
        method: method.toUpperCase(),
        path,
        parameters,
        body: {
          required: requestBody?.required ?? false,
          ...(requestBody?.content ?? content.parse(undefined)),
        },
        answers: new Map(Object.entries(responses).map(([status, one]) => [Number(status), one])),
        bearer: own.some((scheme) => 'oauth' in scheme),
        exampleParameters: described['x-example-parameters'],
        paging: described['x-paging'],
      });
    }
  return area;
}

/** Copies a part of a bundle and resolves its references, except in schemas and examples. */
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
