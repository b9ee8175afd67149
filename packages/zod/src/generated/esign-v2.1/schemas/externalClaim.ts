/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ExternalClaim as Type } from '@countersign/types/esign-v2.1/schemas/externalClaim';
export const ExternalClaim: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "acquiredTime": formats.dateTime.optional(),
    "claimName": zod.string().optional(),
    "provider": zod.string().optional(),
    "value": zod.string().optional()
}));
