/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['ConsentDetails'];
export const ConsentDetails: zod.ZodType<Type, Type> = zod.object({
    "consentKey": zod.string().optional(),
    "deliveryMethod": zod.string().optional(),
    "signerConsentStatus": zod.string().optional()
});
