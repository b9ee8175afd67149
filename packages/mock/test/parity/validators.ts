import * as admin from '@countersign/zod/admin-v2';
import * as esign21 from '@countersign/zod/esign-v2.1';
import * as esign2 from '@countersign/zod/esign-v2';
import * as oauth from '@countersign/zod/oauth';
import { strict } from '@countersign/zod/readings';
import * as rooms from '@countersign/zod/rooms-v2';
import { z } from 'zod';
import type { ParityOperation } from './operations.ts';

const areas = new Map<string, ReadonlyMap<string, unknown>>([
  ['admin-v2', new Map(Object.entries(admin))],
  ['esign-v2', new Map(Object.entries(esign2))],
  ['esign-v2.1', new Map(Object.entries(esign21))],
  ['oauth', new Map(Object.entries(oauth))],
  ['rooms-v2', new Map(Object.entries(rooms))],
]);

/**
 * Reports whether a body matches the spec of an operation's answer with a status, by validators
 * that neither server uses. A body without a validator, such as bytes, matches if it exists.
 */
export function isAsSpecified(
  { area, id }: ParityOperation,
  status: number,
  body: unknown,
): boolean {
  const name = `${pascal(id)}${status}Response`;
  const validator = areas.get(area)?.get(name);
  return validator instanceof z.ZodType
    ? strict(validator).safeParse(body).success
    : body !== undefined;
}

/** `EnvelopeLocks_create` as the generator of the validators spells it: `EnvelopeLocksCreate`. */
function pascal(id: string): string {
  return id
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
