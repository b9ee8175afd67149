/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SamlAssertionAttribute } from './samlAssertionAttribute.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientSAMLAuthentication'];
export const RecipientSAMLAuthentication: zod.ZodType<Type, Type> = zod.object({
    "samlAssertionAttributes": zod.array(SamlAssertionAttribute).optional()
});
