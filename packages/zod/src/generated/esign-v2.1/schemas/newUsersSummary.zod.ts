/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NewUser } from './newUser.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['newUsersSummary'];
export const NewUsersSummary: zod.ZodType<Type, Type> = zod.object({
    "newUsers": zod.array(NewUser).optional()
});
