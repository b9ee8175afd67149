/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ChunkedUploadPart } from './chunkedUploadPart.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ChunkedUploadResponse as Type } from '@countersign/types/esign-v2.1/schemas/chunkedUploadResponse';
export const ChunkedUploadResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "checksum": zod.string().optional(),
    "chunkedUploadId": formats.guid,
    "chunkedUploadParts": zod.array(ChunkedUploadPart).optional(),
    "chunkedUploadUri": zod.string().optional(),
    "committed": formats.booleanString.optional(),
    "expirationDateTime": formats.dateTime.optional(),
    "maxChunkedUploadParts": formats.integerString.optional(),
    "maxTotalSize": formats.integerString.optional(),
    "totalSize": formats.integerString.optional()
}));
