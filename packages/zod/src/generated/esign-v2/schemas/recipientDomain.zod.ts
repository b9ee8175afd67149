/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['recipientDomain'];
export const RecipientDomain: zod.ZodType<Type, Type> = zod.object({
    "active": zod.enum(['true', 'false']).optional(),
    "domainCode": zod.string().optional(),
    "domainName": zod.string().optional(),
    "recipientDomainId": zod.string().optional()
});
