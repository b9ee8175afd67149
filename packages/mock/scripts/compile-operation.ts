import type { IHttpOperation, IHttpOperationResponse, IMediaTypeContent } from '@stoplight/types';
import type {
  AnswerContent,
  BodyContent,
  CompiledOperation,
  CompiledParameter,
  Example,
  ParameterKind,
} from '../src/core/engine/contract.ts';
import { isSchema, type JsonSchema } from '../src/core/engine/json-schema.ts';
import { isJson, isXml } from '../src/core/message.ts';
import type { AreaDocument, MediaDocument, OperationDocument } from './area-document.ts';
import { withoutProse } from './light-schemas.ts';
import { compilePaging } from './compile-paging.ts';
import { readValue } from './read-value.ts';
import type { ValidatorModule } from './validator-module.ts';

/** The two modules of an area: bodies as they are, parameters and forms with scalars coerced. */
export interface ValidatorModules {
  bodies: ValidatorModule;
  parameters: ValidatorModule;
}

const kinds: ParameterKind[] = ['header', 'query', 'path'];

/** Compiles an operation from Prism's form into the one that the server reads. */
export function compileOperation(
  area: string,
  document: AreaDocument,
  operation: IHttpOperation,
  modules: ValidatorModules,
): CompiledOperation {
  const { request, responses, security = [], method, path } = operation;
  const id = operation.iid ?? operation.id;
  const written = document.paths[path]?.[method];
  if (written === undefined) throw new Error(`specs/${area}: ${id} is not at ${method} ${path}`);
  const contents = [
    ...(request?.body?.contents ?? []),
    ...responses.flatMap((r) => r.contents ?? []),
  ];
  const paging = compilePaging(written, operation);
  const [scopes = [], ...otherScopes] = (written.security ?? document.security ?? []).map(
    ({ oauth = [] }) => oauth,
  );
  const olderForms = document['x-older-listing']?.differs?.[id];
  return {
    area,
    id,
    method: method.toUpperCase(),
    path,
    bearer: security.some((any) => any.some((scheme) => scheme.type === 'oauth2')),
    scopes,
    ...(otherScopes.length > 0 && { otherScopes }),
    ...(written['x-administrators'] !== undefined && {
      administrators: written['x-administrators'],
    }),
    xml: document['x-xml'] !== undefined && contents.some(({ mediaType }) => isJson(mediaType)),
    deprecated: operation.deprecated ?? false,
    parameters: kinds.flatMap((kind) => listParameters(operation, kind)),
    checked: kinds.filter((kind) => addParameters(id, operation, kind, modules.parameters)),
    ...(request?.body !== undefined && {
      body: {
        required: request.body.required ?? false,
        contents: withoutXml(request.body.contents).map((content) => bodyContent(content)),
        ...(written['x-file-parts'] !== undefined && { files: written['x-file-parts'] }),
        ...(written['x-archive'] === true && { archive: true }),
      },
    }),
    responses: responses.map((response) => ({
      code: response.code,
      headers: readHeaders(response),
      contents: withoutXml(response.contents).map((content) =>
        answerContent(content, findMedia(document, written, response.code)),
      ),
    })),
    ...(paging !== undefined && { paging }),
    ...(written['x-operators'] !== undefined && { operators: written['x-operators'] }),
    ...(olderForms !== undefined && { olderForms }),
    ...(written['x-answer-inside'] !== undefined && { situation: written['x-answer-inside'] }),
  };

  function bodyContent(content: IMediaTypeContent): BodyContent {
    const validator = addBody(content, modules);
    return {
      ...answerContent(content, written?.requestBody?.content),
      ...(validator !== undefined && { validator }),
    };
  }
}

function listParameters(operation: IHttpOperation, kind: ParameterKind): CompiledParameter[] {
  return findParameters(operation, kind).map(({ name, examples, schema = {} }) => {
    const example = readValue(examples?.[0]);
    return {
      in: kind,
      name,
      ...(example !== undefined && { example: String(example) }),
      ...(isSchema(schema) && compileForms(schema)),
    };
  });
}

/** The schema of a parameter whose values have other forms; empty for other parameters. */
function compileForms(schema: JsonSchema): Pick<CompiledParameter, 'schema' | 'list'> {
  const words = commaList.exec(schema.pattern ?? '')?.groups?.words?.split('|');
  if (words !== undefined) return { schema: { type: 'string', enum: words }, list: true };
  if (schema.pattern?.includes('(,') === true) return { schema: { type: 'string' }, list: true };
  const beside = numberOrWord.exec(schema.pattern ?? '')?.groups?.words?.split('|');
  if (beside !== undefined) return { schema: { type: 'string', enum: beside } };
  const isKept = hasOtherForms(schema) || schema['x-most'] !== undefined;
  return isKept ? { schema: withoutProse(schema) } : {};
}

/** The pattern of a list of words: `^(a|b)(,(a|b))*$`. One of a list of IDs names no words. */
const commaList = /^\^\((?<words>[\w|]+)\)\(,(?: \?)?\(\k<words>\)\)[*?]\$$/;

/** The pattern of a number or one of some words: `^(\d+|a|b)$`. */
const numberOrWord = /^\^\(\\d\+\|(?<words>\w+(?:\|\w+)*)\)\$$/;

/** Reports whether a value may have other forms, as `True` for `true`. */
function hasOtherForms({ type, enum: words, format, items }: JsonSchema): boolean {
  return (
    words !== undefined ||
    format === 'date-time' ||
    [type].flat().includes('boolean') ||
    (items !== undefined && hasOtherForms(items))
  );
}

function findParameters({ request = {} }: IHttpOperation, kind: ParameterKind) {
  return (kind === 'header' ? request.headers : request[kind]) ?? [];
}

/** Adds the validator of all parameters of a kind, as Prism builds it; false if there are none. */
function addParameters(
  id: string,
  operation: IHttpOperation,
  kind: ParameterKind,
  module: ValidatorModule,
): boolean {
  const parameters = findParameters(operation, kind);
  if (parameters.length === 0) return false;
  module.add(`${id}_${kind}`, {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name.toLowerCase(), withoutProse(schema ?? {})]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name.toLowerCase()),
  });
  return true;
}

/** Adds the validator of a body; undefined where any bytes will do. */
function addBody(
  { mediaType, schema }: IMediaTypeContent,
  { bodies, parameters }: ValidatorModules,
): string | undefined {
  if (schema === undefined) return undefined;
  if (isJson(mediaType)) return bodies.share(withoutReadOnly(withoutProse(schema)));
  // The fields of a form are text, like parameters.
  return /form/.test(mediaType) ? parameters.share(withoutProse(schema)) : undefined;
}

/**
 * A request may contain read-only members; they are removed before validation, so none may be
 * required.
 */
function withoutReadOnly(schema: Record<string, unknown>): Record<string, unknown> {
  const { properties, required }: { properties?: Record<string, JsonSchema>; required?: string[] } =
    schema;
  if (properties === undefined || required === undefined) return schema;
  return { ...schema, required: required.filter((name) => properties[name]?.readOnly !== true) };
}

/** Prism does not support XML; the server itself writes XML where there is an equal JSON form. */
function withoutXml(contents: IMediaTypeContent[] = []): IMediaTypeContent[] {
  return contents.filter((content) => !isOtherFormOfJson(content));
}

/** Reports whether a content is the XML form of the JSON content, and not a document of its own. */
function isOtherFormOfJson({ mediaType, schema }: IMediaTypeContent): boolean {
  return isXml(mediaType) && schema?.type !== 'string';
}

function answerContent(
  { mediaType, examples = [] }: IMediaTypeContent,
  written: Record<string, MediaDocument> = {},
): AnswerContent {
  const schema = written[mediaType]?.schema;
  return {
    mediaType,
    ...(schema !== undefined && { schema: withoutProse(schema) }),
    examples: examples.flatMap((example): Example[] => {
      const value = readValue(example);
      const base64 = written[mediaType]?.examples?.[example.key]?.['x-base64'] === true;
      return value === undefined
        ? []
        : [{ key: example.key, value, ...(base64 && { base64: true }) }];
    }),
  };
}

/** The answer's bodies as the spec writes them: by reference, where Prism's form has copies. */
function findMedia(
  { components }: AreaDocument,
  { responses }: OperationDocument,
  code: string,
): Record<string, MediaDocument> | undefined {
  const response = responses[code];
  if (response === undefined || !('$ref' in response)) return response?.content;
  return components?.responses?.[response.$ref.split('/').at(-1) ?? '']?.content;
}

/** The headers of an answer by their examples, names in lower case. */
export function readHeaders(response: IHttpOperationResponse | undefined): Record<string, string> {
  return Object.fromEntries(
    (response?.headers ?? []).map(({ name, examples = [] }) => [
      name.toLowerCase(),
      String(readValue(examples[0]) ?? ''),
    ]),
  );
}
