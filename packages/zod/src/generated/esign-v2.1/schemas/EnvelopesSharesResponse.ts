/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopesShareResponse } from './EnvelopesShareResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopesSharesResponse as Type } from '@countersign/types/esign-v2.1/schemas/EnvelopesSharesResponse';
export const EnvelopesSharesResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "shares": zod.array(EnvelopesShareResponse).optional()
}));
