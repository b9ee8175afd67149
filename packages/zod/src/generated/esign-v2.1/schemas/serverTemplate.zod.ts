/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['serverTemplate'];
export const serverTemplateSequenceRegExp = new RegExp('^\\d+$');
export const serverTemplateTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const ServerTemplate: zod.ZodType<Type, Type> = zod.object({
    "sequence": zod.stringFormat('integer-string', serverTemplateSequenceRegExp).optional(),
    "templateId": zod.stringFormat('guid', serverTemplateTemplateIdRegExp)
});
