/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInformation } from './userInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { NewUsersDefinition as Type } from '@countersign/types/esign-v2.1/schemas/newUsersDefinition';
export const NewUsersDefinition: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "newUsers": zod.array(UserInformation).max(500)
}));
