/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { LinkResponse } from './LinkResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CertificateResponse as Type } from '@countersign/types/admin-v2/schemas/CertificateResponse';
export const CertificateResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "issuer": zod.string().optional(),
    "thumbprint": zod.string().optional(),
    "expiration_date": formats.dateTime.optional(),
    "is_valid": zod.boolean().optional(),
    "links": zod.array(LinkResponse).optional()
}));
