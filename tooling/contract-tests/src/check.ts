import { expect } from 'vitest';
import type { Accepted, Refused } from './case-file.ts';
import type { ContractOperation } from './contract.ts';
import { findValidator } from './generated-code.ts';
import { messageIn } from './json.ts';
import { listMissing } from './list-missing.ts';
import type { Answer } from './send.ts';

/** Checks that a response has the status of the case, and matches the spec for this status. */
export function checkAccepted(operation: ContractOperation, one: Accepted, answer: Answer): void {
  expect(answer.status, JSON.stringify(answer.data)).toBe(one.status);
  const mediaType = readMediaType(answer);
  const mediaTypes = [...(operation.answers.get(one.status)?.schemas.keys() ?? [])];
  if (mediaTypes.length === 0) expect(answer.data).toBeUndefined();
  else expect(mediaTypes).toContain(mediaType);
  checkHeaders(operation, answer);
  if (mediaType === 'application/json') {
    checkJson(operation, one.status, answer);
    checkWhole(operation, one.status, answer);
  } else if (answer.data instanceof Blob) expect(answer.data.size).toBeGreaterThan(0);
  for (const text of one.contains ?? []) expect(answer.data).toContain(text);
}

/** Checks that a response is a 400 in the format of the area, and names the place of the problem. */
export function checkRefused(operation: ContractOperation, one: Refused, answer: Answer): void {
  checkError(operation, 400, answer);
  if (one.at !== undefined) expect(messageIn(answer.data)).toContain(one.at);
}

/** Checks that a response is an error with this status, in the format that the area has for it or for 400. */
export function checkError(operation: ContractOperation, status: number, answer: Answer): void {
  expect(answer.status, JSON.stringify(answer.data)).toBe(status);
  expect(readMediaType(answer)).toBe('application/json');
  checkJson(operation, operation.answers.has(status) ? status : 400, answer);
  expect(messageIn(answer.data)).not.toBe('');
  checkHeaders(operation, answer);
}

/** Checks that a response has the headers that the spec requires. */
function checkHeaders({ answers }: ContractOperation, { status, headers }: Answer): void {
  const { headers: documented = [] } = answers.get(status) ?? {};
  expect(documented.filter((name) => !headers.has(name))).toEqual([]);
}

function checkJson({ area, id }: ContractOperation, status: number, { data }: Answer): void {
  const { error } = findValidator(area.name, id, status).safeParse(data);
  expect(error?.issues ?? []).toEqual([]);
}

/** Checks that a response has the members that it always has. */
function checkWhole(operation: ContractOperation, status: number, { data }: Answer): void {
  expect(listMissing(operation, status, data), 'members that are always there').toEqual([]);
}

function readMediaType({ headers }: Answer): string {
  return headers.get('content-type')?.split(';')[0] ?? '';
}
