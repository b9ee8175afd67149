import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { decodeXml } from '@countersign/client/xml';
import { findHeader, type FuzzRequest } from './request.ts';
import { resolve, type SpecSchema } from '../schema.ts';
import type { FuzzReply } from './send.ts';
import type { ContractArea, DocumentedAnswer } from '../contract.ts';

/** The statuses that a server may respond with to an invalid request, even if not documented. */
const refusals = new Set([400, 401, 404, 405, 406, 408, 413, 415, 431]);

/** Describes the problem of a value, by a schema of the area; empty if it is valid. */
export type Validator = (schema: SpecSchema, value: unknown) => string;

/** The errors of areas that speak XML, whose names the servers derive. */
const errorInXml: SpecSchema = {
  type: 'object',
  properties: { errorCode: { type: 'string' }, message: { type: 'string' } },
  xml: { name: 'errorDetails', namespace: 'http://www.docusign.com/restapi' },
};

/** The errors of operations that answer as OAuth 2 does. */
const oauthErrorInXml: SpecSchema = {
  type: 'object',
  properties: { error: { type: 'string' }, error_description: { type: 'string' } },
  xml: { name: 'oauthErr', namespace: 'http://www.docusign.com/restapi' },
};

/** A rule that a response violates. */
export class Broken extends Error {
  override name = 'Broken';
}

/**
 * Checks a response against the spec for its status, and returns its data; undefined if it is neither
 * JSON nor XML.
 * @throws Broken if it violates the spec
 */
export function readAnswer(request: FuzzRequest, reply: FuzzReply, validate: Validator): unknown {
  const { status, headers } = reply;
  const documented = findDocumented(request, status);
  const missing = documented.headers.filter((name) => headers[name.toLowerCase()] === undefined);
  if (missing.length > 0) throw new Broken(`the response lacks the headers ${missing.join(', ')}`);
  const mediaType = headers['content-type']?.split(';')[0] ?? '';
  if (documented.schemas.size === 0) {
    if (reply.body.length > 0) throw new Broken(`a ${status} response has an undocumented body`);
    return undefined;
  }
  const schema = documented.schemas.get(mediaType);
  if (mediaType === 'application/xml' && schema !== undefined && hasXmlName(request, schema))
    return validated(parseXml(reply.body, schema, request), schema, validate);
  // The servers derive the names of other elements; packages/sandbox/test/rules/xml.test.ts reads them.
  if (mediaType === 'application/xml' && speaksXml(request))
    return status < 400
      ? undefined
      : parseXml(reply.body, findErrorInXml(request, documented), request);
  if (schema === undefined)
    throw new Broken(
      `the response has the media type ${mediaType || '(none)'}, which is not documented`,
    );
  return mediaType === 'application/json'
    ? validated(parseJson(reply.body), schema, validate)
    : undefined;
}

/** Reports whether the server failed although the request did not ask for a failure. */
export function hasFailed(request: FuzzRequest, { status }: FuzzReply): boolean {
  return status >= 500 && !/code="?5\d\d/.test(findHeader(request, 'prefer') ?? '');
}

function findDocumented({ operation }: FuzzRequest, status: number): DocumentedAnswer {
  const found = operation.answers.get(status);
  if (found !== undefined) return found;
  const refusal = operation.answers.get(400);
  if (refusals.has(status) && refusal !== undefined) return refusal;
  throw new Broken(`${status} is not documented`);
}

function findErrorInXml({ operation }: FuzzRequest, { schemas }: DocumentedAnswer): SpecSchema {
  const { properties = {} } = resolve(
    schemas.get('application/json') ?? errorInXml,
    operation.area.schemas,
  );
  return 'error' in properties ? oauthErrorInXml : errorInXml;
}

function hasXmlName({ operation }: FuzzRequest, schema: SpecSchema): boolean {
  return resolve(schema, operation.area.schemas).xml?.name !== undefined;
}

function speaksXml({ operation }: FuzzRequest): boolean {
  return operation.area.document['x-xml'] !== undefined;
}

function validated(data: unknown, schema: SpecSchema, validate: Validator): unknown {
  const wrong = validate(schema, data);
  if (wrong !== '') throw new Broken(`the response violates its schema: ${wrong}`);
  return data;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new Broken('the response is not JSON', { cause });
  }
}

function parseXml(body: Buffer, schema: SpecSchema, { operation }: FuzzRequest): unknown {
  try {
    return decodeXml(body.toString('utf8'), schema, operation.area.schemas);
  } catch (cause) {
    throw new Broken(`the response is not valid XML for its schema: ${String(cause)}`, { cause });
  }
}

/** Creates the validator of an area. It compiles each schema when it is first used. */
export function createValidator({ document, name }: ContractArea): Validator {
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    validateSchema: false,
    // To make the code of a validator shorter takes as long as all that the validator ever does here.
    code: { optimize: false },
  });
  formats.default(ajv);
  // References in the schemas of operations are relative to the bundle.
  ajv.addSchema(document, name);
  const compiled = new Map<SpecSchema, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(withAbsoluteReferences(schema, name));
    compiled.set(schema, validate);
    return validate(value) ? '' : ajv.errorsText(validate.errors, { dataVar: '' });
  };
}

function withAbsoluteReferences(schema: SpecSchema, area: string): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${area}#`));
}
