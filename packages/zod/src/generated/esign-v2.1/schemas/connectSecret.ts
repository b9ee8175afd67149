/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectSecret as Type } from '@countersign/types/esign-v2.1/schemas/connectSecret';
export const ConnectSecret: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "keyId": formats.guid.optional(),
    "secret": zod.string(),
    "createdDateTime": formats.dateTime.optional()
}));
