import type { Finding } from '../traffic/exchange.ts';
import { describeGot } from '../traffic/describe-got.ts';
import { isJson, isXml, parseMediaType, type MockRequest } from '../message.ts';
import { readBoundary } from '../outside/boundary.ts';
import { excessInForm } from '../outside/form-excess.ts';
import { readDisposition } from '../outside/read-disposition.ts';
import type { FileParts } from './contract.ts';
import { isRecord } from './json-schema.ts';
import { wrong, type FileBeside, type ReadBody } from './body.ts';
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
  const first = parts.find(isText) ?? parts[0];
  const others = parts.filter((part) => part !== first);
  if (first === undefined)
    return wrong(
      '',
      'syntax',
      'multipart/form-data',
      `no parts were found for the boundary of ${sent}.`,
    );
  const mediaType = parseMediaType(first.headers.get('content-type'));
  const json = await readFirst(first.body, isXml(mediaType) ? mediaType : 'application/json');
  if (json.findings.length > 0) return json;
  const known = listItemNames(json.value, files);
  const findings: Finding[] = [];
  const beside = new Map<string, FileBeside>();
  for (const part of others) {
    const item = findItemName(part, known, files);
    if (item === undefined) findings.push(reportUnlistedFile(part, files));
    else beside.set(item, toFile(part));
  }
  return { ...json, findings, files: beside };
}

/** Reports whether a part is the JSON or XML that describes the files. */
function isText({ headers }: Part): boolean {
  const mediaType = parseMediaType(headers.get('content-type'));
  return isJson(mediaType) || (isXml(mediaType) && !headers.has('content-disposition'));
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

function toFile({ headers, body }: Part): FileBeside {
  return { bytes: body, mediaType: parseMediaType(headers.get('content-type')) };
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
