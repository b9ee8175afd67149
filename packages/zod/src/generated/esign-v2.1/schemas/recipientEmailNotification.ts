/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientEmailNotification as Type } from '@countersign/types/esign-v2.1/schemas/recipientEmailNotification';
export const RecipientEmailNotification: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "emailBody": zod.string().optional(),
    "emailBodyMetadata": PropertyMetadata.optional(),
    "emailSubject": zod.string().optional(),
    "emailSubjectMetadata": PropertyMetadata.optional(),
    "supportedLanguage": zod.string().optional(),
    "supportedLanguageMetadata": PropertyMetadata.optional()
}));
