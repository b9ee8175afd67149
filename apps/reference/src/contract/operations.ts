import {
  resolve,
  type Administrators,
  type Document,
  type LinkObject,
  type MediaType,
  type OperationObject,
  type ParameterObject,
  type ResponseObject,
  type Schema,
} from './document.ts';

/** An operation with everything in its place: no reference but those to schemas. */
export interface Operation {
  /** The name of its area. */
  area: string;
  /** The operationId. */
  id: string;
  /** In capitals. */
  method: string;
  /** The path with its parameters in braces, without `/restapi`. */
  path: string;
  summary: string;
  /** Markdown. */
  description: string;
  /** The tag: the resource that the operation acts on. */
  resource: string;
  deprecated: boolean;
  /** True if the whole operation is inferred and not documented by the service. */
  inferred: boolean;
  /** The credentials of the caller: a user's access token, an application's keys, or none. */
  credentials: 'token' | 'keys' | 'none';
  /** The scopes that the token needs, all of them. */
  scopes: readonly string[];
  /** The permissions of which the caller needs one; empty if none is needed. */
  permissions: readonly string[];
  /** The administrators who can call it; empty if the area has none. */
  administrators: readonly string[];
  parameters: readonly ParameterObject[];
  /** The names of the optional parameters that an example request has. */
  exampleParameters: readonly string[];
  body?: Body;
  responses: readonly Response[];
  /** The codes that its errors can carry. */
  errors: readonly string[];
  /** The operations that one may go on with. */
  links: readonly Link[];
}

export interface Body {
  description: string;
  required: boolean;
  contents: readonly Content[];
}

export interface Response {
  /** The status, such as `201`. */
  code: string;
  description: string;
  headers: readonly ResponseHeader[];
  contents: readonly Content[];
}

interface ResponseHeader {
  name: string;
  description: string;
  schema: Schema;
}

export interface Content {
  mediaType: string;
  schema?: Schema;
  examples: readonly Example[];
}

export interface Example {
  name: string;
  summary: string;
  value: unknown;
  /** True if the value is bytes, as base64. */
  base64: boolean;
}

export interface Link {
  /** The operationId that it leads to, of the same area. */
  to: string;
  description: string;
  /** From where each parameter of the next operation comes, by its name: a runtime expression. */
  parameters: Readonly<Record<string, string>>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];

/** The operations of an area, in the order of its document. */
export function readOperations(area: string, document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined
        ? []
        : [readOperation({ area, path, method }, operation, document)];
    }),
  );
}

/** The place of an operation in its document. */
interface Place {
  area: string;
  path: string;
  method: string;
}

/** One operation, of the paths or of the webhooks. */
export function readOperation(
  { area, path, method }: Place,
  operation: OperationObject,
  { components }: Document,
): Operation {
  const responses = Object.entries(operation.responses).map(
    ([code, response]) => [code, resolve(response, components.responses)] as const,
  );
  const body = operation.requestBody;
  return {
    area,
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    resource: operation.tags[0],
    deprecated: operation.deprecated === true,
    inferred: operation['x-evidence'] === 'inferred',
    ...readSecurity(operation.security),
    exampleParameters: operation['x-example-parameters'] ?? [],
    parameters: (operation.parameters ?? []).map((part) => resolve(part, components.parameters)),
    ...(body && {
      body: {
        description: body.description ?? '',
        required: body.required === true,
        contents: readContents(body.content),
      },
    }),
    responses: responses.map(([code, response]) =>
      readResponse(code, response, components.headers),
    ),
    permissions: operation['x-permissions'] ?? [],
    administrators: area === 'admin-v2' ? listAdministrators(operation['x-administrators']) : [],
    errors: operation['x-errors'] ?? [],
    links: responses.flatMap(([, response]) => readLinks(response, components.links)),
  };
}

/** Lists the callers of an organization's operation, in words. */
function listAdministrators({ delegated, account, anyone }: Administrators = {}): string[] {
  if (anyone === true) return ['every user'];
  return [
    'administrators of the organization',
    ...(delegated === undefined ? [] : [`delegated administrators of its ${delegated}`]),
    ...(account === true ? ['administrators of the account'] : []),
  ];
}

/** Reads the security requirement. Of several alternatives, the first is the usual one. */
function readSecurity([way = {}]: Record<string, string[]>[] = []) {
  const [[scheme, scopes = []] = []] = Object.entries(way);
  if (scheme === undefined) return { credentials: 'none' as const, scopes };
  return { credentials: scheme === 'basic' ? ('keys' as const) : ('token' as const), scopes };
}

function readResponse(
  code: string,
  { description, headers = {}, content }: ResponseObject,
  shared: Document['components']['headers'],
): Response {
  return {
    code,
    description,
    headers: Object.entries(headers).map(([name, header]) => ({
      name,
      ...resolve(header, shared),
    })),
    contents: readContents(content),
  };
}

function readContents(content: Record<string, MediaType> = {}): Content[] {
  return Object.entries(content).map(([mediaType, { schema, example, examples = {} }]) => ({
    mediaType,
    ...(schema && { schema }),
    examples: [
      ...(example === undefined
        ? []
        : [{ name: 'example', summary: 'An example', value: example, base64: false }]),
      ...Object.entries(examples).map(([name, { summary = name, value, ...marks }]) => ({
        name,
        summary,
        value,
        base64: marks['x-base64'] === true,
      })),
    ],
  }));
}

function readLinks(
  { links = {} }: ResponseObject,
  shared: Record<string, LinkObject> | undefined,
): Link[] {
  return Object.values(links).map((part) => {
    const { operationId, description, parameters = {} } = resolve(part, shared);
    return { to: operationId, description, parameters };
  });
}
