/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientProofFile as Type } from '@countersign/types/esign-v2/schemas/recipientProofFile';
export const RecipientProofFile: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "hasIdentityAttempts": formats.booleanString.optional(),
    "isInProofFile": formats.booleanString.optional()
}));
