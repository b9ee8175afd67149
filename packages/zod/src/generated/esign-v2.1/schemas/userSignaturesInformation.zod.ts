/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserSignature } from './userSignature.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['userSignaturesInformation'];
export const UserSignaturesInformation: zod.ZodType<Type, Type> = zod.object({
    "userSignatures": zod.array(UserSignature).optional()
});
