/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConsentDetails as Type } from '@countersign/types/esign-v2/schemas/ConsentDetails';
export const ConsentDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "consentKey": zod.string().optional(),
    "deliveryMethod": zod.string().optional(),
    "signerConsentStatus": zod.string().optional()
}));
