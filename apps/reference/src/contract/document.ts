import type { JsonObject } from '@countersign/spec-tools/json';

// The parts of an OpenAPI document that the site looks at, as our bundles have them: no allOf, no
// oneOf, and every reference leads to a component of the same document.

export interface Document {
  info: Info;
  /** The first is the one that most clients use. */
  servers: [Server, ...Server[]];
  tags: Tag[];
  'x-tagGroups': TagGroup[];
  'x-glossary': { terms: Record<string, string> };
  'x-error-codes': Record<string, ErrorCodeObject>;
  'x-problems': Problems;
  'x-older-listing'?: OlderListing;
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: Components;
}

interface Info {
  title: string;
  summary: string;
  description: string;
  version: string;
}

/** An address, with its host as a variable. */
interface Server {
  url: string;
}

interface Tag {
  name: string;
  description: string;
}

/** A category of the service and the resources in it. */
interface TagGroup {
  name: string;
  tags: string[];
}

interface ErrorCodeObject {
  status: number;
  description: string;
  'x-evidence'?: string;
}

/**
 * The responses to requests that match no operation, or that are rejected before one handles them.
 */
export interface Problems {
  /** The field of an error that holds a sentence for people. */
  sentence: string;
  /** The paths of the area whose errors have other fields. */
  otherShapes?: JsonObject[];
  [name: string]: string | number | Problem | JsonObject[] | undefined;
}

export interface Problem {
  status: number;
  body: JsonObject;
  'x-evidence'?: string;
}

/** The operations of an area that the service repeats under an older prefix. */
interface OlderListing {
  prefix: { here: string; older: string };
  except: string[];
}

type PathItem = Record<string, OperationObject>;

export interface OperationObject {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: (ParameterObject | Reference)[];
  requestBody?: RequestBodyObject;
  responses: Record<string, ResponseObject | Reference>;
  'x-errors'?: string[];
  'x-permissions'?: string[];
  'x-administrators'?: Administrators;
  'x-paging'?: unknown;
  'x-example-parameters'?: string[];
  'x-evidence'?: string;
}

/** The callers allowed in addition to the administrators of the organization. */
export interface Administrators {
  /** The right that delegated administrators need. */
  delegated?: string;
  /** Set if administrators of an account can call it for that account. */
  account?: true;
  /** Set if every user can call it. */
  anyone?: true;
}

export interface Reference {
  $ref: string;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  deprecated?: boolean;
  schema: Schema;
  example?: unknown;
  'x-evidence'?: string;
}

interface RequestBodyObject {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface MediaType {
  schema?: Schema;
  /** One example without a name; the shared answers have it. */
  example?: unknown;
  examples?: Record<string, ExampleObject>;
}

interface ExampleObject {
  summary?: string;
  value?: unknown;
  /** True if the value is bytes, as base64. */
  'x-base64'?: boolean;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, HeaderObject | Reference>;
  content?: Record<string, MediaType>;
  links?: Record<string, LinkObject | Reference>;
}

interface HeaderObject {
  description: string;
  schema: Schema;
  example?: unknown;
}

export interface LinkObject {
  operationId: string;
  description: string;
  parameters?: Record<string, string>;
}

/** A schema, with the keywords that the specs use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  xml?: { name?: string; attribute?: boolean };
  'x-evidence'?: string;
  'x-personal'?: string;
}

export interface Components {
  schemas: Record<string, Schema>;
  parameters: Record<string, ParameterObject>;
  responses: Record<string, ResponseObject>;
  headers: Record<string, HeaderObject>;
  links?: Record<string, LinkObject>;
}

/** The name of the component that a reference leads to. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** A part of a document, whether it stands in its place or is named by a reference. */
export function resolve<Part extends object>(
  part: Part | Reference,
  components: Record<string, Part> = {},
): Part {
  if (!isReference(part)) return part;
  const found = components[nameOf(part.$ref)];
  if (found === undefined) throw new Error(`The bundle has nothing at ${part.$ref}.`);
  return found;
}

function isReference(part: object): part is Reference {
  return '$ref' in part;
}
