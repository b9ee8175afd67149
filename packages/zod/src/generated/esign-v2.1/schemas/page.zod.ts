/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['page'];
export const pageSequenceRegExp = new RegExp('^\\d+$');
export const pageWidthRegExp = new RegExp('^\\d+$');
export const pageHeightRegExp = new RegExp('^\\d+$');
export const pageDpiRegExp = new RegExp('^\\d+$');
export const pageImageBytesRegExp = new RegExp('^\\d+$');
export const Page: zod.ZodType<Type, Type> = zod.object({
    "pageId": zod.string().optional(),
    "sequence": zod.stringFormat('integer-string', pageSequenceRegExp).optional(),
    "width": zod.stringFormat('integer-string', pageWidthRegExp).optional(),
    "height": zod.stringFormat('integer-string', pageHeightRegExp).optional(),
    "dpi": zod.stringFormat('integer-string', pageDpiRegExp).optional(),
    "imageBytes": zod.stringFormat('integer-string', pageImageBytesRegExp).optional(),
    "mimeType": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
