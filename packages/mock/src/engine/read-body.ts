import { decodeXml, XmlError } from '@countersign/client/xml';
import { describeGot } from '../traffic/describe-got.ts';
import { isJson, isMediaType, isXml, parseMediaType, type MockRequest } from '../message.ts';
import { wrong, type ReadBody } from './body.ts';
import { coerce } from './coerce.ts';
import { loadSchemas, type BodyContent, type CompiledOperation } from './contract.ts';
import { mostFindings, toFinding } from './findings.ts';
import { jsonFault } from './json-fault.ts';
import { excessIn } from './json-limits.ts';
import { parseJson } from './parse-json.ts';
import { readFilesBeside } from './read-files-beside.ts';
import { readForm } from './read-form.ts';
import { loadValidators } from './validators.ts';

const nothing: ReadBody = { findings: [] };

/**
 * Reads a body by its media type and holds it to the schema: JSON and XML as values, forms as
 * fields; anything else is bytes, and any bytes will do.
 */
export function readBody(
  request: MockRequest,
  operation: CompiledOperation,
  strict: boolean,
): ReadBody | Promise<ReadBody> {
  if (request.body.length > 0) return readBytes(request, operation, strict);
  const required = operation.body?.required === true;
  return required ? wrong('', 'required', 'there', 'nothing') : nothing;
}

async function readBytes(
  request: MockRequest,
  operation: CompiledOperation,
  strict: boolean,
): Promise<ReadBody> {
  const { body } = operation;
  // The vendor's own clients send an empty object with every call that has no body.
  if (body === undefined && !strict && isEmptyObject(request.body)) return nothing;
  const mediaType = parseMediaType(request.headers['content-type']) || 'application/json';
  if (!isMediaType(mediaType))
    return wrong('', 'mediaType', describeMediaTypes(operation), describeGot(mediaType, ''));
  if (body?.files !== undefined && mediaType === 'multipart/form-data')
    return readFilesBeside(request, body.files, async (json) =>
      readBody(
        { ...request, body: json, headers: { 'content-type': 'application/json' } },
        operation,
        strict,
      ),
    );
  const find = (type: string) =>
    body?.contents.find((candidate) => matches(type, candidate.mediaType));
  // XML goes by the schema that JSON has, unless the body is a file of XML.
  const known =
    operation.xml && isXml(mediaType) && find(mediaType) === undefined
      ? 'application/json'
      : mediaType;
  const content = find(known);
  if (content === undefined)
    return wrong('', 'mediaType', describeMediaTypes(operation), mediaType);
  if (isJson(known)) return readValue(request, operation, content, { strict, mediaType });
  if (!strict && isMislabelledFile(request, operation, content)) return nothing;
  return /form/.test(content.mediaType) ? readForm(request, operation, content) : nothing;
}

/** Whether a body is a file itself, although its media type is that of a form with files. */
function isMislabelledFile(
  { headers, body }: MockRequest,
  operation: CompiledOperation,
  { mediaType }: BodyContent,
): boolean {
  if (mediaType !== 'multipart/form-data') return false;
  const takesFile = operation.body?.contents.some(({ validator }) => validator === undefined);
  if (takesFile !== true) return false;
  const { 'content-type': sent = '' } = headers;
  // A form begins with its boundary.
  return !/;\s*boundary=/i.test(sent) || !/^\s*--/.test(body.subarray(0, 16).toString('latin1'));
}

async function readValue(
  { body }: MockRequest,
  operation: CompiledOperation,
  content: BodyContent,
  { strict, mediaType }: { strict: boolean; mediaType: string },
): Promise<ReadBody> {
  const { schema = {} } = content;
  const source = await loadSchemas(operation);
  const validators = await loadValidators(operation.area, 'bodies');
  const text = body.toString('utf8');
  let sent: unknown;
  let excess = isXml(mediaType) ? undefined : excessIn(body);
  if (excess !== undefined) return wrong('', 'size', 'smaller', excess);
  try {
    sent = isXml(mediaType) ? decodeXml(text, schema, source) : parseJson(text);
  } catch (error) {
    if (error instanceof XmlError) return wrong('', 'syntax', 'XML', error.message);
    if (error instanceof SyntaxError)
      return wrong('', 'syntax', 'JSON', await jsonFault(text, error));
    throw error;
  }
  if (isXml(mediaType)) excess = excessIn(Buffer.from(JSON.stringify(sent) ?? ''));
  if (excess !== undefined) return wrong('', 'size', 'smaller', excess);
  // Prism takes these for no body at all.
  if (sent === null && operation.body?.required !== true) return nothing;
  if (operation.body?.required === true && isFalsy(sent))
    return wrong('', 'required', 'there', describeGot(sent, ''));
  const validate = validators[content.validator ?? ''];
  // Most bodies are right as they are, and need not be copied.
  if (validate === undefined || validate(sent)) return { value: sent, findings: [] };
  // In XML every scalar is text, strict or not.
  const value = coerce(sent, { schema, source, strict: strict && !isXml(mediaType) });
  if (validate(value)) return { value, findings: [] };
  return {
    value,
    findings: (validate.errors ?? [])
      .slice(0, mostFindings)
      .map((error) => toFinding('body', error, value, operation)),
  };
}

function isFalsy(value: unknown): boolean {
  return value === null || value === '' || value === 0 || value === false;
}

function isEmptyObject(body: Buffer): boolean {
  return body.length < 8 && /^\s*\{\s*\}\s*$/.test(body.toString());
}

/** Whether a media type is the one of the spec; `+json` and the like count as what they end in. */
function matches(sent: string, known: string): boolean {
  const [sentType, sentSubtype = ''] = sent.split('/');
  const [type, subtype = ''] = known.split('/');
  return (
    (type === '*' || type === sentType) && (subtype === '*' || bare(subtype) === bare(sentSubtype))
  );
}

function bare(subtype: string): string {
  return subtype.slice(subtype.lastIndexOf('+') + 1);
}

function describeMediaTypes({ body, xml }: CompiledOperation): string {
  const types = (body?.contents ?? []).map(({ mediaType }) => mediaType);
  if (types.length === 0) return 'empty';
  if (xml && types.some(isJson)) types.push('application/xml');
  if (body?.files !== undefined) types.push('multipart/form-data');
  return types.join(' or ');
}
