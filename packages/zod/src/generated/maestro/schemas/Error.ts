/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Error as Type } from '@countersign/types/maestro/schemas/Error';
export const Error: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "error": zod.string(),
    "code": zod.string(),
    "timestamp": formats.dateTime
}));
