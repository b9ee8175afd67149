/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NewUser } from './newUser.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { NewUsersSummary as Type } from '@countersign/types/esign-v2.1/schemas/newUsersSummary';
export const NewUsersSummary: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "newUsers": zod.array(NewUser).optional()
}));
