/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SamlAssertionAttribute as Type } from '@countersign/types/esign-v2.1/schemas/samlAssertionAttribute';
export const SamlAssertionAttribute: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "name": zod.string().optional(),
    "originalValue": zod.string().optional(),
    "value": zod.string().optional()
}));
