import { ZodMiniLazy, type ZodMiniType } from 'zod/mini';
import { createReadings } from '../readings/create-readings.js';

const readings = /* @__PURE__ */ createReadings<ZodMiniType>(
  (getter) => new ZodMiniLazy({ type: 'lazy', getter }),
);

/**
 * Returns a validator that accepts requests as the service does, and whose result is the canonical
 * value, as that of `@countersign/zod/readings` does.
 */
export function lenientRequest<Output>(schema: ZodMiniType<Output>): ZodMiniType<Output, unknown>;
export function lenientRequest(schema: ZodMiniType): ZodMiniType {
  return readings.lenientRequest(schema);
}

/**
 * Returns a validator that accepts the service's responses, and whose result is the canonical
 * value, as that of `@countersign/zod/readings` does.
 */
export function lenientResponse<Output>(schema: ZodMiniType<Output>): ZodMiniType<Output, unknown>;
export function lenientResponse(schema: ZodMiniType): ZodMiniType {
  return readings.lenientResponse(schema);
}

/** Returns the strict form of a lenient validator, which accepts only canonical values. */
export function strict<Output>(schema: ZodMiniType<Output>): ZodMiniType<Output>;
export function strict(schema: ZodMiniType): ZodMiniType {
  return readings.strict(schema);
}
