/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ExternalPrimaryAccountRecipientAuthRequirements as Type } from '@countersign/types/esign-v2.1/schemas/externalPrimaryAccountRecipientAuthRequirements';
export const ExternalPrimaryAccountRecipientAuthRequirements: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accessCode": formats.booleanString.optional(),
    "idVerification": formats.booleanString.optional(),
    "kba": formats.booleanString.optional(),
    "phone": formats.booleanString.optional()
}));
