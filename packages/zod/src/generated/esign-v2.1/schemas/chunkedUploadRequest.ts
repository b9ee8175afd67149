/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ChunkedUploadRequest as Type } from '@countersign/types/esign-v2.1/schemas/chunkedUploadRequest';
export const ChunkedUploadRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "chunkedUploadId": formats.guid.optional(),
    "data": formats.base64
}));
