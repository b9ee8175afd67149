/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ChunkedUploadPart } from './chunkedUploadPart.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['chunkedUploadResponse'];
export const chunkedUploadResponseChunkedUploadIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const chunkedUploadResponseMaxChunkedUploadPartsRegExp = new RegExp('^\\d+$');
export const chunkedUploadResponseMaxTotalSizeRegExp = new RegExp('^\\d+$');
export const chunkedUploadResponseTotalSizeRegExp = new RegExp('^\\d+$');
export const ChunkedUploadResponse: zod.ZodType<Type, Type> = zod.object({
    "checksum": zod.string().optional(),
    "chunkedUploadId": zod.stringFormat('guid', chunkedUploadResponseChunkedUploadIdRegExp),
    "chunkedUploadParts": zod.array(ChunkedUploadPart).optional(),
    "chunkedUploadUri": zod.string().optional(),
    "committed": zod.enum(['true', 'false']).optional(),
    "expirationDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "maxChunkedUploadParts": zod.stringFormat('integer-string', chunkedUploadResponseMaxChunkedUploadPartsRegExp).optional(),
    "maxTotalSize": zod.stringFormat('integer-string', chunkedUploadResponseMaxTotalSizeRegExp).optional(),
    "totalSize": zod.stringFormat('integer-string', chunkedUploadResponseTotalSizeRegExp).optional()
});
