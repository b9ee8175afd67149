/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Seal as Type } from '@countersign/types/esign-v2.1/schemas/seal';
export const Seal: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "configuration": zod.record(zod.string(), zod.string()).optional(),
    "sealIdentifier": zod.string().optional()
}));
