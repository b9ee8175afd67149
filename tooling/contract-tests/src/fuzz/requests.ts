import * as fc from 'fast-check';
import { hostile } from './hostile.ts';
import { mutatedArguments } from './mutated-arguments.ts';
import { hasMutableBody, mutatedBodies } from './mutated-body.ts';
import { write } from './parts.ts';
import type { FuzzRequest } from './request.ts';
import type { ContractOperation } from '../contract.ts';
import { validParts } from './valid-request.ts';
import type { ValuesOf } from './valid-values.ts';

/** Requests to one operation: those that fit, those that almost fit, and those that are hostile. */
export function requests(
  operation: ContractOperation,
  values: ValuesOf,
  { keeps }: { keeps: boolean },
): fc.Arbitrary<FuzzRequest> {
  const valid = validParts(operation, values, { keeps });
  return fc.oneof(
    { weight: 4, arbitrary: valid.map((parts) => write(parts, { kind: 'accepted' })) },
    { weight: 2, arbitrary: mutatedArguments(valid) },
    { weight: 3, arbitrary: hostile(operation, valid) },
    { weight: hasMutableBody(operation) ? 4 : 0, arbitrary: mutatedBodies(valid) },
  );
}
