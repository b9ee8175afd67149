/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopesShareRequest } from './EnvelopesShareRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopesSharesRequest as Type } from '@countersign/types/esign-v2.1/schemas/EnvelopesSharesRequest';
export const EnvelopesSharesRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "shares": zod.array(EnvelopesShareRequest).optional()
}));
