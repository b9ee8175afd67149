/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Contact } from './contact.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['contactGetResponse'];
export const contactGetResponseStartPositionRegExp = new RegExp('^\\d+$');
export const contactGetResponseEndPositionRegExp = new RegExp('^\\d+$');
export const contactGetResponseResultSetSizeRegExp = new RegExp('^\\d+$');
export const contactGetResponseTotalSetSizeRegExp = new RegExp('^\\d+$');
export const ContactGetResponse: zod.ZodType<Type, Type> = zod.object({
    "contacts": zod.array(Contact).optional(),
    "startPosition": zod.stringFormat('integer-string', contactGetResponseStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', contactGetResponseEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', contactGetResponseResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', contactGetResponseTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
