/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['externalPrimaryAccountRecipientAuthRequirements'];
export const ExternalPrimaryAccountRecipientAuthRequirements: zod.ZodType<Type, Type> = zod.object({
    "accessCode": zod.enum(['true', 'false']).optional(),
    "idVerification": zod.enum(['true', 'false']).optional(),
    "kba": zod.enum(['true', 'false']).optional(),
    "phone": zod.enum(['true', 'false']).optional()
});
