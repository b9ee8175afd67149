/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CustomFields } from './customFields.zod.js';
import { Document } from './document.zod.js';
import { Envelope } from './envelope.zod.js';
import { Recipients } from './recipients.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['inlineTemplate'];
export const inlineTemplateSequenceRegExp = new RegExp('^\\d+$');
export const InlineTemplate: zod.ZodType<Type, Type> = zod.object({
    "customFields": CustomFields.optional(),
    "documents": zod.array(Document).optional(),
    "envelope": Envelope.optional(),
    "recipients": Recipients.optional(),
    "sequence": zod.stringFormat('integer-string', inlineTemplateSequenceRegExp).optional()
});
