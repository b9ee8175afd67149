import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { JsonSchema, SchemaSource } from './json-schema.ts';
import type { OlderForm } from './older-forms.ts';
import { onceEach } from './once-each.ts';
import type { Problems } from './problems.ts';

/** One operation in the form in which it is served; made by scripts/compile-contract.ts. */
export interface CompiledOperation {
  area: string;
  /** The operationId of the spec. */
  id: string;
  method: string;
  /** The path with its parameters in braces, without `/restapi`. */
  path: string;
  /** True if the request must carry a bearer token. */
  bearer: boolean;
  /**
   * The administrators who may call it, in areas that have them: `x-administrators` of the spec.
   */
  administrators?: Administrators;
  /** The scopes that the token must have. */
  scopes: string[];
  /** Other sets of scopes, each of which is enough instead. */
  otherScopes?: string[][];
  /** True if bodies may also be XML, by the same schemas. */
  xml: boolean;
  deprecated: boolean;
  parameters: CompiledParameter[];
  /** The kinds of parameter that have a validator. */
  checked: ParameterKind[];
  body?: CompiledBody;
  responses: CompiledResponse[];
  paging?: CompiledPaging;
  /** The operators behind names of query parameters, each of which can be any field of its items. */
  operators?: string[];
  /** Parts that have another form under the prefix of the older API version. */
  olderForms?: OlderForm[];
  /** The situation of its responses, in the words of `x-answer` of the schemas. */
  situation?: string[];
}

export type ParameterKind = 'header' | 'query' | 'path';

export interface CompiledParameter {
  in: ParameterKind;
  name: string;
  /** The schema of the value, if the service accepts more forms than the spec allows. */
  schema?: JsonSchema;
  /** True if the value is a list of such values, separated by commas. */
  list?: true;
  /** The value that the examples of the operation were written for. */
  example?: string;
}

interface CompiledBody {
  required: boolean;
  contents: BodyContent[];
  /** The rule for files in further parts next to the JSON; undefined if there can be none. */
  files?: FileParts;
  /** Set if a ZIP of such bodies is taken too; `x-archive` of the spec. */
  archive?: true;
}

/**
 * The rule by which files in further parts belong to items of the JSON part; `x-file-parts` of the
 * spec.
 */
export interface FileParts {
  /** The list of the body in which each file has an item. */
  list: string;
  /** The field of that item by which it is found. */
  field: string;
  /** The parameter of the part's Content-Disposition that says the same. */
  named: string;
}

export interface BodyContent extends AnswerContent {
  /** The name of the validator in the area's module; none where any bytes will do. */
  validator?: string;
}

export interface CompiledResponse {
  code: string;
  /** The headers by their examples; names in lower case. */
  headers: Record<string, string>;
  contents: AnswerContent[];
}

export interface AnswerContent {
  mediaType: string;
  schema?: JsonSchema;
  examples: Example[];
}

/** An example of the spec. */
export interface Example {
  key: string;
  value: unknown;
  /** True if the value is bytes as base64. */
  base64?: boolean;
}

/** The callers allowed in addition to the administrators of the organization. */
export interface Administrators {
  /** Delegated administrators with this right. */
  delegated?: string;
  /** Administrators of an account, for that account. */
  account?: boolean;
}

/** The paging of a list; `x-paging` of the spec. Fields are paths with `/` between steps. */
export interface CompiledPaging {
  items: string;
  /** The query parameter with the place of the first item, from 0. */
  start?: string;
  /** The query parameter with the most items to answer with. */
  size?: string;
  /** The query parameter with the place of the last item, which counts where `size` is not given. */
  end?: string;
  /** The number of items in an answer if the request does not set it: the default of `size`. */
  usual?: number;
  next?: string;
  previous?: string;
  total?: string;
  /** The number of items in the answer. */
  shown?: string;
  first?: string;
  last?: string;
  /**
   * The beginning of the addresses of other pages: `absolute` with a host, `account` with the
   * account; after the account if it is undefined.
   */
  links?: string;
}

/** The address of an operation: method, path and area. */
export interface Route {
  /** Set for the older prefix. */
  older?: true;
  area: string;
  id: string;
  method: string;
  /** The path with its parameters in braces, without `/restapi`. */
  path: string;
}

/** Forms that the service accepts beyond the schemas: the requests of `x-tolerance` of the spec. */
export interface RequestReading {
  readonly propertyNames?: 'any-case';
  readonly enumValues?: 'any-case';
  readonly nulls?: 'absent';
  readonly scalars?: 'any-type';
  readonly moments?: 'any-precision';
  readonly base64?: 'white-space';
  readonly json?: 'lenient';
}

/** An area as the server knows it. */
export interface ServedArea {
  area: string;
  title: string;
  /**
   * The prefixes that its server addresses may add to the paths, such as `/restapi` or
   * `/management`.
   */
  prefixes: string[];
  /** The area of the version under whose prefix its operations are listed as well. */
  olderArea?: string;
  /** The hosts of the real service: scheme and host, by the name of the environment. */
  hosts?: Record<string, string>;
  /** Set if JSON is indented, with `&` as an escape. */
  indented?: true;
  /** The path of an operation that answers a GET with no more than a token, for people to try. */
  example?: string;
  problems: Problems;
  /** The tolerance for requests; undefined if only the forms of the specs are accepted. */
  requests?: RequestReading;
  /** Headers of every refusal: those of the area's 404 answers, by their examples. */
  headers: Record<string, string>;
  /** The schema of the area's errors, as far as it says how one is written in XML. */
  errorSchema: JsonSchema;
  /** The status that each error code of the area comes with. */
  errors: Record<string, number>;
}

/** All that is loaded at the start. */
export interface ContractIndex {
  areas: ServedArea[];
  /** Every operation once, where the spec has it. */
  routes: Route[];
  /** The operations that the service lists under an older prefix as well. */
  older: Route[];
}

const folder = new URL('../../contract/', import.meta.url);

let index: ContractIndex | undefined;

/** Reads the contract of all areas, from disk only the first time. */
export function readIndex(): ContractIndex {
  index ??= parse<ContractIndex>(readFileSync(new URL('index.json', folder), 'utf8'));
  return index;
}

// Every request asks for some of these, so no key is put together for it.
const operationsOf = onceEach((area) =>
  onceEach((id) => readJson<CompiledOperation>(`${area}/operations/${id}.json`)),
);
const schemasOf = onceEach((area) => readJson<SchemaSource>(`${area}/schemas.json`));
const summariesOf = onceEach((area) => readJson<Record<string, string>>(`${area}/summaries.json`));

/** Reads an operation when it is first asked for, and keeps it. */
export function loadOperation({
  area,
  id,
}: Pick<Route, 'area' | 'id'>): Promise<CompiledOperation> {
  return operationsOf(area)(id);
}

/** Reads an operation at once, without keeping it: for options, before the first request. */
export function readOperation({ area, id }: Pick<Route, 'area' | 'id'>): CompiledOperation {
  const file = new URL(`${area}/operations/${id}.json`, folder);
  return parse<CompiledOperation>(readFileSync(file, 'utf8'));
}

/** The schemas of an area by name; read when a body is first looked into. */
export function loadSchemas({ area }: Pick<Route, 'area'>): Promise<SchemaSource> {
  return schemasOf(area);
}

/** A line about each operation of an area, by its ID. */
export function loadSummaries({ area }: Pick<Route, 'area'>): Promise<Record<string, string>> {
  return summariesOf(area);
}

async function readJson<Value>(file: string): Promise<Value> {
  return parse<Value>(await readFile(new URL(file, folder), 'utf8'));
}

/** Parses a file of the build; it belongs to the package, so its form is known. */
function parse<Value>(text: string): Value {
  const value: Value = JSON.parse(text);
  return value;
}
