/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientIdentityPhoneNumber as Type } from '@countersign/types/esign-v2/schemas/recipientIdentityPhoneNumber';
export const RecipientIdentityPhoneNumber: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "countryCode": zod.string().optional(),
    "countryCodeMetadata": PropertyMetadata.optional(),
    "countryCodeLock": formats.booleanString.optional(),
    "extension": zod.string().optional(),
    "extensionMetadata": PropertyMetadata.optional(),
    "number": zod.string().optional(),
    "numberMetadata": PropertyMetadata.optional()
}));
