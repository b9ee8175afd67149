/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['chunkedUploadPart'];
export const chunkedUploadPartSequenceRegExp = new RegExp('^\\d+$');
export const chunkedUploadPartSizeRegExp = new RegExp('^\\d+$');
export const ChunkedUploadPart: zod.ZodType<Type, Type> = zod.object({
    "sequence": zod.stringFormat('integer-string', chunkedUploadPartSequenceRegExp).optional(),
    "size": zod.stringFormat('integer-string', chunkedUploadPartSizeRegExp).optional()
});
