import { isUtf8 } from 'node:buffer';
import { breathe } from '../breathe.ts';
import { placeAt } from '../place.ts';
import { describeGot } from '../traffic/describe-got.ts';
import { isJson, isMediaType, isXml, parseMediaType, type MockRequest } from '../message.ts';
import { notBase64, wrong, type ReadBody } from './body.ts';
import { loadSchemas, type BodyContent, type CompiledOperation } from './contract.ts';
import { readBoundary } from '../outside/boundary.ts';
import { decodeTransfer } from '../outside/decode-transfer.ts';
import { excessIn } from '../outside/json-excess.ts';
import { type Shortened, takeLongTexts } from '../outside/long-texts.ts';
import { toUtf8 } from '../outside/to-utf8.ts';
import type { Note } from '../traffic/exchange.ts';
import { checkForms, createCheck } from './check-forms.ts';
import { type JsonReading, readShortened, refuseRepairs } from './read-json.ts';
import { readFilesBeside } from './read-files-beside.ts';
import { readOlderForms } from './older-forms.ts';
import { readForm } from './read-form.ts';
import { findShape } from './json-shape.ts';
import type { JsonSchema, SchemaSource } from './json-schema.ts';
import { exact, type RequestMode } from './request-mode.ts';
import { loadValidators } from './validators.ts';
import { loadXml } from './xml.ts';

const nothing: ReadBody = { findings: [] };
const zip = 'application/zip';

/**
 * Reads a body by its media type, leniently, and validates it: JSON and XML as values, forms as
 * fields; any other type as bytes, which are always valid.
 */
export function readBody(
  request: MockRequest,
  operation: CompiledOperation,
  mode: RequestMode,
): ReadBody | Promise<ReadBody> {
  if (request.body.length > 0) return readBytes(request, operation, mode);
  const required = operation.body?.required === true;
  return required ? wrong('', 'required', 'there', 'nothing') : nothing;
}

async function readBytes(
  request: MockRequest,
  operation: CompiledOperation,
  mode: RequestMode,
): Promise<ReadBody> {
  const { body } = operation;
  // Nobody reads the body of a call that has none, such as the empty object of the vendor's clients.
  if (body === undefined && !mode.strict) return nothing;
  const packed = refuseEncoding(request);
  if (packed !== undefined) return packed;
  const mediaType = findMediaType(request, operation);
  if (!isMediaType(mediaType))
    return wrong('', 'mediaType', describeMediaTypes(operation), describeGot(mediaType, ''));
  if (body?.files !== undefined && mediaType === 'multipart/form-data')
    return readFilesBeside(request, body.files, async (first, firstType) =>
      readBody(
        { ...request, body: first, headers: { 'content-type': firstType } },
        operation,
        mode,
      ),
    );
  // The handler unpacks it and checks each body.
  if (body?.archive === true && mediaType === zip) return readFile(request);
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
  if (isJson(known)) return readValue(request, operation, content, { ...mode, mediaType });
  if (!mode.strict && isMislabelledFile(request, operation, content)) return readFile(request);
  return isForm(content.mediaType)
    ? readForm(request, operation, content, mode)
    : readFile(request);
}

/**
 * The media type of a body. One that does not say it is JSON, or whatever file the operation takes.
 * @evidence inferred
 */
function findMediaType({ headers }: MockRequest, { body }: CompiledOperation): string {
  const sent = parseMediaType(headers['content-type']);
  if (sent === 'text/json') return 'application/json';
  if (sent !== '') return sent;
  const [first] = body?.contents ?? [];
  const takesJson = body?.contents.some(({ mediaType }) => isJson(mediaType)) ?? true;
  return takesJson || first === undefined || isForm(first.mediaType)
    ? 'application/json'
    : first.mediaType;
}

/** Reads a body that is itself a file, which may come as Base64. */
function readFile({ headers, body }: MockRequest): ReadBody {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === undefined) return nothing;
  const bytes = decodeTransfer(body, encoding);
  return bytes === undefined ? notBase64() : { findings: [], bytes };
}

/** Refuses a body that is compressed, since its bytes would be read as something else. */
function refuseEncoding({ headers }: MockRequest): ReadBody | undefined {
  const encoding = headers['content-encoding']?.trim() ?? '';
  if (encoding === '' || encoding.toLowerCase() === 'identity') return undefined;
  return wrong('', 'encoding', 'without Content-Encoding', describeGot(encoding));
}

/** The name of a form, not only the letters: they are in that of a Word document too. */
function isForm(mediaType: string): boolean {
  return /\/(?:form-data|x-www-form-urlencoded)$/.test(mediaType);
}

/**
 * Reports whether a body is itself a file, although its media type is that of a form with files.
 */
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
  return (
    readBoundary(sent) === undefined || !/^\s*--/.test(body.subarray(0, 16).toString('latin1'))
  );
}

async function readValue(
  { body: sentBody, headers }: MockRequest,
  operation: CompiledOperation,
  content: BodyContent,
  mode: RequestMode & { mediaType: string },
): Promise<ReadBody> {
  const whole = toUtf8(sentBody, headers['content-type']);
  const { schema = {}, validator = '' } = content;
  const xml = isXml(mode.mediaType);
  const decodesFiles = mode.decodesFiles === true && mode.olderForms === undefined;
  const shortened = xml ? undefined : await takeLongTexts(whole, decodesFiles);
  const body = shortened?.json ?? whole;
  const damage = isUtf8(body) ? undefined : findDamage(whole);
  const source = await loadSchemas(operation);
  const validators = await loadValidators(operation.area, 'bodies');
  await breathe();
  const excess = xml ? undefined : excessIn(body);
  await breathe();
  if (excess !== undefined) return wrong('', 'size', 'smaller', excess);
  const read = await (xml ? readXml(body, schema, source) : readText(whole, shortened, mode));
  if ('rule' in read)
    return read.rule === 'size'
      ? wrong('', 'size', 'smaller', read.fault)
      : wrong('', 'syntax', xml ? 'XML' : 'JSON', read.fault);
  if (damage !== undefined && mode.strict)
    return wrong('', 'syntax', xml ? 'XML' : 'JSON', `it has ${damage.sent}.`);
  await breathe();
  const notes = damage === undefined ? read.notes : [damage, ...read.notes];
  const sent =
    mode.olderForms === undefined || xml ? read.value : readOlderForms(read.value, mode.olderForms);
  // Prism takes these for no body at all.
  if (sent === null && operation.body?.required !== true) return nothing;
  if (operation.body?.required === true && isFalsy(sent))
    return wrong('', 'required', 'there', describeGot(sent, ''));
  const checked = await checkForms(sent, findShape(schema, source), {
    ...mode,
    check: createCheck(validators[validator]),
    // In XML every scalar is text.
    allowed: xml ? { scalars: 'any-type' } : exact,
    operation,
  });
  if ('placeFiles' in read) read.placeFiles?.(checked.value);
  return notes.length === 0 ? checked : { ...checked, notes: [...notes, ...(checked.notes ?? [])] };
}

/**
 * Describes the first bytes of a text that are no UTF-8: like the service, the server puts a
 * question mark in a diamond there.
 * @evidence inferred
 */
function findDamage(body: Buffer): Note {
  const text = body.toString('utf8');
  const { line, column } = placeAt(text, Math.max(0, text.indexOf('\uFFFD')));
  const sent = `bytes that are not UTF-8 at line ${line}, column ${column}`;
  return { in: 'body', at: '', rule: 'json', sent };
}

async function readText(
  body: Buffer,
  shortened: Shortened | undefined,
  { reading, strict }: RequestMode,
): Promise<JsonReading> {
  const read = await readShortened(body, shortened);
  return strict || reading.json === undefined ? refuseRepairs(read) : read;
}

async function readXml(
  body: Buffer,
  schema: JsonSchema,
  source: SchemaSource,
): Promise<JsonReading> {
  const { decodeXml, XmlError } = await loadXml();
  try {
    const value = decodeXml(body.toString('utf8'), schema, source);
    const excess = excessIn(Buffer.from(JSON.stringify(value) ?? ''));
    return excess === undefined ? { value, notes: [] } : { rule: 'size', fault: excess };
  } catch (error) {
    if (error instanceof XmlError) return { rule: 'syntax', fault: error.message };
    throw error;
  }
}

function isFalsy(value: unknown): boolean {
  return value === null || value === '' || value === 0 || value === false;
}

/**
 * Reports whether a sent media type matches one of the spec; `+json` and the like match their
 * suffix.
 */
function matches(sent: string, known: string): boolean {
  if (sent === known) return true;
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
  if (body?.archive === true) types.push(zip);
  return types.join(' or ');
}
