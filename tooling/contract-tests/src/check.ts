import { XMLParser } from 'fast-xml-parser';
import { expect } from 'vitest';
import type { Accepted, Refused } from './case-file.ts';
import type { ContractOperation } from './contract.ts';
import { validatorOf } from './generated-code.ts';
import { messageIn, valueAt } from './json.ts';
import type { Answer } from './send.ts';

/** The answer has the status of the case, and is what the spec says of that status. */
export function checkAccepted(operation: ContractOperation, one: Accepted, answer: Answer): void {
  expect(answer.status, JSON.stringify(answer.data)).toBe(one.status);
  const sent = readMediaType(answer);
  const mediaTypes = [...(operation.answers.get(one.status)?.schemas.keys() ?? [])];
  if (mediaTypes.length === 0) expect(answer.data).toBeUndefined();
  else expect(mediaTypes).toContain(sent);
  checkHeaders(operation, answer);
  if (one.xml !== undefined) checkXml(one.xml, answer);
  else if (sent === 'application/json') checkJson(operation, answer);
  else if (answer.data instanceof Blob) expect(answer.data.size).toBeGreaterThan(0);
}

/** The answer is a 400 in the shape of the area, and says where the fault is. */
export function checkRefused(operation: ContractOperation, one: Refused, answer: Answer): void {
  checkError(operation, 400, answer);
  if (one.at !== undefined) expect(messageIn(answer.data)).toContain(one.at);
}

/** The answer is an error with this status, in the shape that the area documents for 400. */
export function checkError(operation: ContractOperation, status: number, answer: Answer): void {
  expect(answer.status, JSON.stringify(answer.data)).toBe(status);
  expect(readMediaType(answer)).toBe('application/json');
  const documented = operation.answers.has(status) ? status : 400;
  const outcome = validatorOf(operation.area.name, operation.id, documented).safeParse(answer.data);
  expect(outcome.error?.issues ?? []).toEqual([]);
  expect(messageIn(answer.data)).not.toBe('');
  checkHeaders(operation, answer);
}

/** The answer carries the headers that the spec says are always there. */
function checkHeaders({ answers }: ContractOperation, { status, headers }: Answer): void {
  const { headers: documented = [] } = answers.get(status) ?? {};
  expect(documented.filter((name) => !headers.has(name))).toEqual([]);
}

function checkJson(operation: ContractOperation, answer: Answer): void {
  const validator = validatorOf(operation.area.name, operation.id, answer.status);
  expect(validator.safeParse(answer.data).error?.issues ?? []).toEqual([]);
}

function checkXml(
  { root, namespace, values }: NonNullable<Accepted['xml']>,
  { data }: Answer,
): void {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    ignoreDeclaration: true,
    parseTagValue: false,
  });
  const document: unknown = parser.parse(String(data));
  expect(Object.keys(Object(document))).toEqual([root]);
  expect(valueAt(document, `${root}/@xmlns`)).toBe(namespace);
  for (const [place, value] of Object.entries(values))
    expect(valueAt(document, place.slice(1)), place).toBe(value);
}

function readMediaType({ headers }: Answer): string {
  return headers.get('content-type')?.split(';')[0] ?? '';
}
