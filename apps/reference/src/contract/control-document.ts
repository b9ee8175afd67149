import { gzipSync } from 'node:zlib';
import { joinControl } from '@countersign/spec-tools/control';
import { root } from '../repository.ts';
import {
  nameOf,
  resolve,
  type Document,
  type MediaType,
  type OperationObject,
  type Schema,
} from './document.ts';
import { isJson } from './media-types.ts';
import { createExample } from './schema-example.ts';

/**
 * The spec of the control API as it is written: plain OpenAPI, without the additions of our
 * bundler.
 */
interface ControlSpec extends Pick<Document, 'info' | 'tags' | 'servers'> {
  paths: Record<string, ControlPath>;
  components: Omit<Document['components'], 'schemas' | 'headers'> & {
    schemas: Record<string, Schema & { allOf?: Schema[] }>;
  };
}

/** The file that is sent until the reader chooses one: an empty object, compressed with gzip. */
const emptyArchive = {
  example: {
    summary: 'An empty file',
    value: gzipSync('{}').toString('base64'),
    'x-base64': true,
  },
};

type ControlOperation = Omit<OperationObject, 'description'> & { description?: string };

/** The operations of a path, and the parameters that they share. */
type ControlPath = Pick<OperationObject, 'parameters'> &
  Partial<Record<'get' | 'put' | 'post' | 'patch' | 'delete', ControlOperation>>;

/** The spec of the control API of the sandbox, in the form that the bundles of the areas have. */
export function readControlDocument(): Document {
  // A test of the sandbox checks it; its shape is its promise.
  const { info, tags, servers, components, paths }: ControlSpec = JSON.parse(
    joinControl(root).json,
  );
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [
      name,
      mergeParts(schema, components.schemas),
    ]),
  );
  const whole = { ...components, schemas, headers: {} };
  return {
    info,
    tags,
    servers: [{ url: `{server}${new URL(servers[0].url).pathname}` }],
    'x-tagGroups': [{ name: 'Control', tags: tags.map(({ name }) => name) }],
    'x-glossary': { terms: {} },
    'x-error-codes': {},
    'x-problems': { sentence: 'message' },
    components: whole,
    paths: Object.fromEntries(
      Object.entries(paths).map(([address, { parameters = [], ...operations }]) => [
        address,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => {
            const all = [...parameters, ...(operation.parameters ?? [])];
            return [method, completeOperation({ ...operation, parameters: all }, whole)];
          }),
        ),
      ]),
    ),
  };
}

/** One object of the parts of an `allOf`. */
function mergeParts(
  { allOf, ...schema }: Schema & { allOf?: Schema[] },
  schemas: Readonly<Record<string, Schema>>,
): Schema {
  if (allOf === undefined) return schema;
  const parts = allOf.map((part) =>
    part.$ref === undefined ? part : (schemas[nameOf(part.$ref)] ?? part),
  );
  return {
    type: 'object',
    ...schema,
    required: parts.flatMap(({ required = [] }) => required),
    properties: Object.fromEntries(
      parts.flatMap(({ properties = {} }) => Object.entries(properties)),
    ),
  };
}

/** An operation with a description, and with an example wherever its page shows one. */
function completeOperation(
  operation: ControlOperation,
  { schemas, parameters: shared, responses: answers }: Document['components'],
): OperationObject {
  const { requestBody, responses } = operation;
  const parameters = (operation.parameters ?? []).map((part) => resolve(part, shared));
  const known = new Map(parameters.map(({ name, example }) => [name, example]));
  const completeContent = (
    content: Record<string, MediaType>,
    fields: 'all' | 'required',
  ): Record<string, MediaType> =>
    Object.fromEntries(
      Object.entries(content).map(([mediaType, { schema, example }]) => {
        // Generated pages and files would not help readers, and a stream has no end.
        if (!isJson(mediaType) && example === undefined)
          return [
            mediaType,
            { ...(schema && { schema }), ...(fields === 'required' && { examples: emptyArchive }) },
          ];
        const made = { summary: 'Made up by the schema' };
        const written = { summary: 'An example', value: example };
        const value =
          example === undefined && schema !== undefined
            ? { ...made, value: createExample(schema, { schemas, fields, known }) }
            : written;
        return [mediaType, { ...(schema && { schema }), examples: { example: value } }];
      }),
    );
  return {
    ...operation,
    description: operation.description ?? '',
    parameters: parameters.map(({ example, ...parameter }) => ({
      ...parameter,
      example:
        example ??
        createExample(parameter.schema, { schemas, fields: 'all', known }, parameter.name),
    })),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: completeContent(requestBody.content, 'required'),
      },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([code, part]) => {
        const { content, ...response } = resolve(part, answers);
        return [
          code,
          { ...response, ...(content && { content: completeContent(content, 'all') }) },
        ];
      }),
    ),
  };
}
