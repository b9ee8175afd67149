import { listBundles } from '@countersign/spec-tools';
import { strict } from '@countersign/zod/readings';
import { z } from 'zod';
import type { ParityOperation } from './operations.ts';

const areas = new Map<string, Readonly<Record<string, unknown>>>();
for (const { area } of listBundles()) areas.set(area, await import(`@countersign/zod/${area}`));

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
  const validator = areas.get(area)?.[name];
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
