import * as fc from 'fast-check';
import { write, type Content, type Parts } from './parts.ts';
import { change, writePointer } from '../json.ts';
import { placesIn, type Place } from './places.ts';
import type { Expectation, FuzzRequest } from './request.ts';
import type { ContractOperation } from '../contract.ts';
import { misfitsFor, type Misfit } from './wrong-values.ts';

/** The media types whose bodies have places that a rule can be broken at. */
const mutable = new Set([
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]);

/** Whether an operation has a body that can be changed at one place. */
export function hasMutableBody({ body }: ContractOperation): boolean {
  return [...body.schemas.keys()].some((type) => mutable.has(type));
}

/** Requests that fit but for one place of the body, which has something odd or wrong. */
export function mutatedBodies(valid: fc.Arbitrary<Parts>): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(valid, fc.nat({ max: 999 }), fc.nat({ max: 99 })).map(([parts, which, how]) => {
    const { operation, content } = parts;
    if (content === undefined || !mutable.has(content.mediaType))
      return write(parts, { kind: 'accepted' });
    const places = placesIn(content.value, content.schema, operation.area.schemas);
    const place = places[which % places.length];
    if (place === undefined) return write(parts, { kind: 'accepted' });
    const misfits = misfitsFor(place).filter((misfit) => canCarry(content, place, misfit));
    const misfit = misfits[how % misfits.length];
    if (misfit === undefined) return write(parts, { kind: 'accepted' });
    const value = change(content.value, place.steps, misfit);
    const expects = isNoBody(operation, place, misfit)
      ? { kind: 'accepted' as const }
      : decideExpectation(place, misfit);
    const request = write({ ...parts, content: { ...content, value } }, expects);
    // A form without any field is no body at all, and that is what the error says then.
    if (expects.kind !== 'refused' || request.body?.length !== 0) return request;
    return { ...request, expects: { ...expects, at: '' } };
  });
}

/** A form has only texts, one level deep; what is not JSON cannot be told apart in it. */
function canCarry({ mediaType }: Content, place: Place, misfit: Misfit): boolean {
  if (mediaType === 'application/json') return true;
  if (place.steps.length !== 1 || place.schema.format === 'binary') return false;
  return !('with' in misfit) || typeof misfit.with === 'string';
}

/** A null in place of a body that may be left out is none. */
function isNoBody({ body }: ContractOperation, { steps }: Place, misfit: Misfit): boolean {
  return steps.length === 0 && 'with' in misfit && misfit.with === null && !body.required;
}

function decideExpectation({ steps, schema }: Place, { what, wrong }: Misfit): Expectation {
  if (wrong === undefined) return { kind: 'answered' };
  if (!wrong) return { kind: 'accepted' };
  const why = `${what} stands where this is due: ${JSON.stringify({ ...schema, properties: undefined })}`;
  return { kind: 'refused', at: writePointer(steps), why };
}
