/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientSMSAuthentication as Type } from '@countersign/types/esign-v2.1/schemas/recipientSMSAuthentication';
export const RecipientSMSAuthentication: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "senderProvidedNumbers": zod.array(zod.string()).optional(),
    "senderProvidedNumbersMetadata": PropertyMetadata.optional()
}));
