/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInformation } from './userInformation.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['newUsersDefinition'];
export const newUsersDefinitionNewUsersMax = 500;
export const NewUsersDefinition: zod.ZodType<Type, Type> = zod.object({
    "newUsers": zod.array(UserInformation).max(newUsersDefinitionNewUsersMax)
});
