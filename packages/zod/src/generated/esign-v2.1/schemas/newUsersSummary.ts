/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NewUser } from './newUser.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { NewUsersSummary as Type } from '@countersign/types/esign-v2.1/schemas/newUsersSummary';
export const NewUsersSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "newUsers": zod.array(NewUser).optional()
}));
