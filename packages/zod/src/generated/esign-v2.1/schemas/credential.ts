/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Credential as Type } from '@countersign/types/esign-v2.1/schemas/credential';
export const Credential: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accessCode": zod.string().optional(),
    "type": zod.string().optional(),
    "value": zod.string().optional()
}));
