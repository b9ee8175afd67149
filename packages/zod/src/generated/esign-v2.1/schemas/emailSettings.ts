/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BccEmailAddress } from './bccEmailAddress.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EmailSettings as Type } from '@countersign/types/esign-v2.1/schemas/emailSettings';
export const EmailSettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "replyEmailAddressOverride": zod.string().optional(),
    "replyEmailNameOverride": zod.string().optional(),
    "bccEmailAddresses": zod.array(BccEmailAddress).optional()
}));
