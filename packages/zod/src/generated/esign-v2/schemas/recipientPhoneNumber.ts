/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientPhoneNumber as Type } from '@countersign/types/esign-v2/schemas/recipientPhoneNumber';
export const RecipientPhoneNumber: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "countryCode": zod.string().optional(),
    "countryCodeMetadata": PropertyMetadata.optional(),
    "number": zod.string().optional(),
    "numberMetadata": PropertyMetadata.optional()
}));
