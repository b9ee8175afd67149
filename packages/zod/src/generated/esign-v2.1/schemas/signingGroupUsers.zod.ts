/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SigningGroupUser } from './signingGroupUser.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['signingGroupUsers'];
export const signingGroupUsersUsersMax = 50;
export const SigningGroupUsers: zod.ZodType<Type, Type> = zod.object({
    "users": zod.array(SigningGroupUser).max(signingGroupUsersUsersMax).optional()
});
