import { z } from 'zod';
import { choiceProblem, type Choice } from './choice.js';
import { Content } from './content.js';
import type { JsonValue, UnknownAttribute, UnknownElement } from './kept.js';
import { isDay } from './text-facets.js';

export { keepsTo } from './text-facets.js';

const jsonValue: z.ZodType<JsonValue, JsonValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(jsonValue),
    z.record(z.string(), jsonValue),
  ]),
);

const unknownElement: z.ZodType<UnknownElement, UnknownElement> = z.lazy(() =>
  z.object({
    name: z.string(),
    namespace: z.string(),
    attributes: z.record(z.string(), z.string()),
    text: z.string(),
    elements: z.array(unknownElement),
    within: z.exactOptional(z.array(z.string())),
  }),
);

const unknownAttribute: z.ZodType<UnknownAttribute, UnknownAttribute> = z.object({
  name: z.string(),
  namespace: z.string(),
  value: z.string(),
  within: z.exactOptional(z.array(z.union([z.string(), z.number()]))),
});

/** The fields that every object can carry beside its own. */
export const kept = {
  unknownElements: z.exactOptional(z.array(unknownElement)),
  unknownAttributes: z.exactOptional(z.array(unknownAttribute)),
  otherFields: z.exactOptional(z.record(z.string(), jsonValue)),
};

/** The content of a document. */
export const binary = z.instanceof(Content);

/** XML can say that a number is infinite or none, which plain `z.number()` refuses. */
export const anyNumber = z.custom<number>((value) => typeof value === 'number');

/** A day; it is no point in time, so it stays text. */
export const day = z.string().refine(isDay, 'no day as in 2026-11-20');

/** Holds an object to one choice between its properties. */
export function oneOf(choice: Choice): (value: object) => boolean {
  return (value) => choiceProblem(value, choice) === undefined;
}

/** Holds a list that may be missing to the least number of items that it has otherwise. */
export function noneOrAtLeast(least: number): (items: readonly unknown[]) => boolean {
  return ({ length }) => length === 0 || length >= least;
}
