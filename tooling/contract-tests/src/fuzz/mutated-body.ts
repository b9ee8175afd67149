import * as fc from 'fast-check';
import { write, type Content, type Parts } from './parts.ts';
import { change, writePointer } from '../json.ts';
import { listPlaces, type Place } from './places.ts';
import type { Expectation, FuzzRequest } from './request.ts';
import type { ContractOperation } from '../contract.ts';
import { misfitsFor, type Misfit } from './wrong-values.ts';

/** The media types whose bodies have fields that can break a rule. */
const mutable = new Set([
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]);

/** Reports whether an operation has a body with mutable fields. */
export function hasMutableBody({ body }: ContractOperation): boolean {
  return [...body.schemas.keys()].some((type) => mutable.has(type));
}

/** Requests that are valid except for one place of the body, which has an odd or wrong value. */
export function mutatedBodies(valid: fc.Arbitrary<Parts>): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(valid, fc.nat({ max: 999 }), fc.nat({ max: 99 })).map(([parts, which, how]) => {
    const { operation, content } = parts;
    if (content === undefined || !mutable.has(content.mediaType))
      return write(parts, { kind: 'accepted' });
    const places = listPlaces(content.value, content.schema, operation.area.schemas);
    const place = places[which % places.length];
    if (place === undefined) return write(parts, { kind: 'accepted' });
    const misfits = misfitsFor(place).filter((misfit) => canCarry(content, place, misfit));
    const misfit = misfits[how % misfits.length];
    if (misfit === undefined) return write(parts, { kind: 'accepted' });
    const value = change(content.value, place.steps, misfit);
    const expects = isMissingBody(operation, place, misfit)
      ? { kind: 'accepted' as const }
      : expectFor(place, misfit);
    const request = write({ ...parts, content: { ...content, value } }, expects);
    if (expects.kind !== 'refused' || request.body?.length !== 0) return request;
    // A form without fields is an empty body, so the message is about the body, if there must be one.
    return {
      ...request,
      expects: operation.body.required ? { ...expects, at: '' } : { kind: 'answered' },
    };
  });
}

/** Reports whether a media type can carry a value: a form has only texts, one level deep. */
function canCarry({ mediaType }: Content, place: Place, misfit: Misfit): boolean {
  if (mediaType === 'application/json') return true;
  if (place.steps.length !== 1 || place.schema.format === 'binary') return false;
  return !('with' in misfit) || typeof misfit.with === 'string';
}

/** Reports whether a null stands for an optional body that is missing. */
function isMissingBody({ body }: ContractOperation, { steps }: Place, misfit: Misfit): boolean {
  return steps.length === 0 && 'with' in misfit && misfit.with === null && !body.required;
}

function expectFor({ steps, schema }: Place, { what, wrong }: Misfit): Expectation {
  if (wrong === undefined) return { kind: 'answered' };
  if (!wrong) return { kind: 'accepted' };
  const why = `${what} violates ${JSON.stringify({ ...schema, properties: undefined })}`;
  return { kind: 'refused', at: writePointer(steps), why };
}
