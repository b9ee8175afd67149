/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientDomain as Type } from '@countersign/types/esign-v2.1/schemas/recipientDomain';
export const RecipientDomain: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "active": formats.booleanString.optional(),
    "domainCode": zod.string().optional(),
    "domainName": zod.string().optional(),
    "recipientDomainId": zod.string().optional()
}));
