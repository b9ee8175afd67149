/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SealIdentifier } from './sealIdentifier.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountSeals'];
export const AccountSeals: zod.ZodType<Type, Type> = zod.object({
    "seals": zod.array(SealIdentifier).optional()
});
