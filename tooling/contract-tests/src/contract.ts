import { readFileSync } from 'node:fs';
import { listBundles, type BundleFiles } from '@countersign/spec-tools';
import { z } from 'zod';
import { follow } from './follow.ts';

const example = z.object({ value: z.unknown(), 'x-base64': z.boolean().optional() });

const mediaType = z.object({ examples: z.record(z.string(), example).optional() });

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  example: z.unknown(),
});

const header = z.object({ required: z.boolean().optional() });

const response = z.object({
  headers: z.record(z.string(), z.union([z.object({ $ref: z.string() }), header])).optional(),
  content: z.record(z.string(), mediaType).optional(),
});

const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  parameters: z.array(z.union([parameter, z.object({ $ref: z.string() })])).optional(),
  requestBody: z.object({ content: z.record(z.string(), mediaType) }).optional(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), response])),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
});

const bundle = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    headers: z.record(z.string(), header).optional(),
    parameters: z.record(z.string(), parameter).optional(),
    responses: z.record(z.string(), response).optional(),
  }),
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
  requests: Map<string, BodyExample>;
  /** What each answer has, by status. */
  answers: Map<number, DocumentedAnswer>;
  /** Whether it needs a bearer token. */
  bearer: boolean;
}

/** What the spec says that an answer has. */
export interface DocumentedAnswer {
  mediaTypes: string[];
  /** Its examples by name. */
  examples: Map<string, BodyExample>;
  /** The headers that are always there. */
  headers: string[];
}

/** One example of a body. */
export interface BodyExample {
  mediaType: string;
  value: unknown;
  base64: boolean;
}

/** Every operation of every area. */
export function readContract(): ContractOperation[] {
  return listBundles().flatMap(readArea);
}

function readArea({ area, document: file }: BundleFiles): ContractOperation[] {
  const document = bundle.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(document.paths).flatMap(([template, item]) =>
    Object.entries(item).map(([method, described]): ContractOperation => {
      const security = described.security ?? document.security;
      return {
        area,
        id: described.operationId,
        resource: described.tags[0],
        method: method.toUpperCase(),
        path: template,
        parameters: (described.parameters ?? []).map((one) =>
          follow(one, document.components.parameters),
        ),
        requests: examplesIn(described.requestBody?.content),
        answers: new Map(
          Object.entries(described.responses).map(([status, answer]) => [
            Number(status),
            documented(follow(answer, document.components.responses), document),
          ]),
        ),
        bearer: security.some((scheme) => 'oauth' in scheme),
      };
    }),
  );
}

function documented(
  { headers = {}, content = {} }: z.infer<typeof response>,
  { components }: z.infer<typeof bundle>,
): DocumentedAnswer {
  return {
    mediaTypes: Object.keys(content),
    examples: examplesIn(content),
    headers: Object.entries(headers)
      .filter(([, one]) => follow(one, components.headers).required === true)
      .map(([name]) => name),
  };
}

function examplesIn(content: z.infer<typeof response>['content'] = {}): Map<string, BodyExample> {
  return new Map(
    Object.entries(content).flatMap(([type, { examples = {} }]) =>
      Object.entries(examples).map(([name, { value, 'x-base64': base64 = false }]) => [
        name,
        { mediaType: type, value, base64 },
      ]),
    ),
  );
}
