/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountPasswordStrengthTypeOption } from './accountPasswordStrengthTypeOption.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AccountPasswordStrengthType as Type } from '@countersign/types/esign-v2.1/schemas/accountPasswordStrengthType';
export const AccountPasswordStrengthType: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "options": zod.array(AccountPasswordStrengthTypeOption).optional()
}));
