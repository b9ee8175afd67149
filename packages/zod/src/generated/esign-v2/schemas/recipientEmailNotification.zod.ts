/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['recipientEmailNotification'];
export const RecipientEmailNotification: zod.ZodType<Type, Type> = zod.object({
    "emailBody": zod.string().optional(),
    "emailBodyMetadata": PropertyMetadata.optional(),
    "emailSubject": zod.string().optional(),
    "emailSubjectMetadata": PropertyMetadata.optional(),
    "supportedLanguage": zod.string().optional(),
    "supportedLanguageMetadata": PropertyMetadata.optional()
});
