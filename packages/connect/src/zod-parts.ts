import { z } from 'zod';
import { Content } from './content.js';
import type { JsonValue, UnknownAttribute, UnknownElement } from './kept.js';

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
