import { ZodLazy, type ZodType } from 'zod';
import { createReadings } from './create-readings.js';

const readings = /* @__PURE__ */ createReadings<ZodType>(
  (getter) => new ZodLazy({ type: 'lazy', getter }),
);

/**
 * Returns a validator that accepts requests as the service does, and whose result is the canonical
 * value: `Status: "Sent"` becomes `status: "sent"`, null becomes absent, `1` becomes `"1"` where
 * text is expected. A canonical value is returned as it is, without a copy.
 */
export function lenientRequest<Output>(schema: ZodType<Output>): ZodType<Output, unknown>;
export function lenientRequest(schema: ZodType): ZodType {
  return readings.lenientRequest(schema);
}

/**
 * Returns a validator that accepts the service's responses, and whose result is the canonical
 * value: null and empty text become absent where they are not valid, `True` becomes `"true"`, and
 * an unknown word of an enum stays. A canonical value is returned as it is, without a copy.
 */
export function lenientResponse<Output>(schema: ZodType<Output>): ZodType<Output, unknown>;
export function lenientResponse(schema: ZodType): ZodType {
  return readings.lenientResponse(schema);
}

/** Returns the strict form of a lenient validator, which accepts only canonical values. */
export function strict<Output>(schema: ZodType<Output>): ZodType<Output>;
export function strict(schema: ZodType): ZodType {
  return readings.strict(schema);
}
