import type { PersonalRules } from '../src/proxy/record/personal-kind.ts';
import type { OlderForm } from '../src/core/engine/older-forms.ts';
import type { Administrators, FileParts, RequestReading } from '../src/core/engine/contract.ts';
import type { Problems } from '../src/core/engine/problems.ts';

/** The part of a bundle that the build itself reads. */
export interface AreaDocument extends Record<string, unknown> {
  info: { title: string };
  servers?: { url: string; 'x-hosts'?: Record<string, string> }[];
  paths: Record<string, Record<string, OperationDocument>>;
  components?: Components;
  security?: Security[];
  'x-problems'?: Problems;
  'x-tolerance'?: { requests: RequestReading };
  'x-error-codes'?: Record<string, { status: number }>;
  'x-older-listing'?: OlderListing;
  /** The way in which the area writes JSON, if it is not compact. */
  'x-json'?: 'indented';
  'x-personal'?: PersonalRules;
  /** The XML form of bodies, in areas that support XML. */
  'x-xml'?: { namespace: string };
}

/** The operations that the service also lists under the prefix of an older version. */
export interface OlderListing {
  /** The prefixes of both listings; `area` is the area of the older version, if there is one. */
  prefix: { here: string; older: string; area?: string };
  /** Steps of its paths that may be written in another way. */
  spellings?: Record<string, string>;
  /** The operations that it has; all but the exceptions if it is not there. */
  only?: string[];
  except?: string[];
  differs?: Record<string, OlderForm[]>;
}

/** Scopes by the name of a scheme. */
export type Security = Record<string, string[]>;

export interface Components {
  schemas?: Record<string, object>;
  responses?: Record<string, ResponseDocument>;
}

export interface OperationDocument {
  security?: Security[];
  requestBody?: { content: Record<string, MediaDocument> };
  responses: Record<string, ResponseDocument | { $ref: string }>;
  'x-paging'?: Record<string, string> | false;
  'x-file-parts'?: FileParts;
  'x-archive'?: true;
  'x-administrators'?: Administrators;
  'x-answer-inside'?: string[];
  'x-operators'?: string[];
}

export interface ResponseDocument {
  content?: Record<string, MediaDocument>;
}

export interface MediaDocument {
  schema?: object;
  /** Bytes stand in a bundle as base64, and are marked. */
  examples?: Record<string, { 'x-base64'?: boolean }>;
}
