// The compiler refuses an object whose fields do not fit the type that it is declared to validate.
import * as zod from 'zod';
import { fastObject } from '../src/fast/fast-object.js';
import type { ObjectSchema } from '../src/object-schema.js';

interface Berth {
  name: string;
  length?: number | undefined;
  sides?: ('port' | 'starboard')[] | undefined;
}

const length = zod.number().optional();
const sides = zod.array(zod.enum(['port', 'starboard'])).optional();

export const good: ObjectSchema<Berth> = fastObject(() => ({ name: zod.string(), length, sides }));

// @ts-expect-error -- a name is text
export const wrong: ObjectSchema<Berth> = fastObject(() => ({ name: zod.number(), length, sides }));

// @ts-expect-error -- a name is required
export const missing: ObjectSchema<Berth> = fastObject(() => ({ length, sides }));

const optional = zod.string().optional();
// @ts-expect-error -- a name is required
export const lenient: ObjectSchema<Berth> = fastObject(() => ({ name: optional, length, sides }));

const nullable = zod.string().nullable();
// @ts-expect-error -- a name is not null
export const empty: ObjectSchema<Berth> = fastObject(() => ({ name: nullable, length, sides }));

const others = zod.array(zod.enum(['port', 'bow'])).optional();
// @ts-expect-error -- a bow is no side
export const nested: ObjectSchema<Berth> = fastObject(() => ({
  name: zod.string(),
  length,
  sides: others,
}));

const converted = zod.number().transform(String);
// @ts-expect-error -- a name is text in requests too
export const input: ObjectSchema<Berth> = fastObject(() => ({ name: converted, length, sides }));
