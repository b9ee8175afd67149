import type { Finding } from '../traffic/exchange.ts';
import { describeGot } from '../traffic/describe-got.ts';
import { isJson, isXml, parseMediaType, type MockRequest } from '../message.ts';
import { readBoundary } from '../outside/boundary.ts';
import { decodeTransfer } from '../outside/decode-transfer.ts';
import { excessInForm } from '../outside/form-excess.ts';
import { readDisposition } from '../outside/read-disposition.ts';
import type { FileParts } from './contract.ts';
import { isRecord } from './json-schema.ts';
import { notBase64, wrong, type FileBeside, type ReadBody } from './body.ts';
import { unnamedParts, type Part } from './unnamed-parts.ts';

/**
 * Reads a body whose first part is JSON or XML and whose others are files, each of which must have
 * its item in the first.
 * @param readFirst reads the first part as a body of its own
 */
export async function readFilesBeside(
  request: MockRequest,
  files: FileParts,
  readFirst: (body: Buffer, mediaType: string) => Promise<ReadBody>,
): Promise<ReadBody> {
  const sent = request.headers['content-type'] ?? '';
  const excess = excessInForm(request.body, readBoundary(sent));
  if (excess !== undefined) return wrong('', 'size', 'smaller', excess);
  const parts = unnamedParts(request.body, sent) ?? [];
  // Programs send it first, or leave the order to their library.
  const first = parts.find((part) => isDefinition(part, files));
  const others = parts.filter((part) => part !== first);
  if (first === undefined) return reportNoDefinition(parts, files, sent);
  if (first.body.length === 0)
    return noDefinition('an empty line is to end the headers of its part');
  const mediaType = parseMediaType(first.headers.get('content-type'));
  const json = await readFirst(first.body, isXml(mediaType) ? mediaType : 'application/json');
  if (json.findings.length > 0) return json;
  const known = listItemNames(json.value, files);
  const findings: Finding[] = [];
  const beside = new Map<string, FileBeside>();
  for (const part of others) {
    const item = findItemName(part, known, files);
    const file = toFile(part);
    if (item === undefined) findings.push(reportUnlistedFile(part, files));
    else if (file === undefined) findings.push(...notBase64().findings);
    else beside.set(item, file);
  }
  return { ...json, findings, files: beside };
}

/** Reports whether a part is the JSON or XML that describes the files. */
function isDefinition(part: Part, files: FileParts): boolean {
  const mediaType = parseMediaType(part.headers.get('content-type'));
  return isJson(mediaType) || (isXml(mediaType) && !isFile(part, files));
}

/** Reports whether a part says of itself that it is a file. */
function isFile(part: Part, { named }: FileParts): boolean {
  return (nameIn(part, 'filename') ?? nameIn(part, named)) !== undefined;
}

/**
 * Reports that no part describes the files: the first one does not say that it is JSON or XML, or there
 * is none, such as behind another boundary.
 * @evidence recorded
 */
function reportNoDefinition(parts: readonly Part[], files: FileParts, sent: string): ReadBody {
  const [first] = parts;
  if (first === undefined || isFile(first, files))
    return noDefinition(`no part with JSON or XML was found for the boundary of ${sent}`);
  return wrong(
    '',
    'partType',
    'application/json or application/xml',
    describeGot(first.headers.get('content-type'), ''),
  );
}

function noDefinition(reason: string): ReadBody {
  return wrong('', 'definition', 'a part with JSON or XML', reason);
}

/** The names of the items in the first part. */
function listItemNames(value: unknown, { list, field }: FileParts): ReadonlySet<string> {
  const items: unknown = isRecord(value) ? value[list] : undefined;
  return new Set(
    Array.isArray(items) ? items.map((item) => (isRecord(item) ? String(item[field]) : '')) : [],
  );
}

/**
 * The name of the item that a file belongs to; undefined where there is none. A file can be named like
 * its item with an extension behind it, and a part of a form has the name of its field.
 */
function findItemName(
  part: Part,
  known: ReadonlySet<string>,
  { named }: FileParts,
): string | undefined {
  const name = nameIn(part, named) ?? nameIn(part, 'name') ?? '';
  return [name, name.replace(/\.\w+$/u, '')].find((one) => one !== '' && known.has(one));
}

function nameIn({ headers }: Part, parameter: string): string | undefined {
  return readDisposition(headers.get('content-disposition') ?? '', parameter.toLowerCase());
}

/** The file of a part; undefined if it is not in its transfer encoding. */
function toFile({ headers, body }: Part): FileBeside | undefined {
  const bytes = decodeTransfer(body, headers.get('content-transfer-encoding'));
  if (bytes === undefined) return undefined;
  return { bytes, mediaType: parseMediaType(headers.get('content-type')) };
}

/** A finding about a file that has no item in the JSON. */
function reportUnlistedFile(part: Part, { list, field, named }: FileParts): Finding {
  return {
    in: 'body',
    at: `/${list}`,
    rule: 'files',
    expected: `a list with the ${field} of each file`,
    got: `a file with ${named} ${describeGot(nameIn(part, named), named)}`,
  };
}
