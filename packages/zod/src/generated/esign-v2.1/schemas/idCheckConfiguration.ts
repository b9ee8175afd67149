/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { IdCheckSecurityStep } from './idCheckSecurityStep.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { IdCheckConfiguration as Type } from '@countersign/types/esign-v2.1/schemas/idCheckConfiguration';
export const IdCheckConfiguration: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authSteps": zod.array(IdCheckSecurityStep).optional(),
    "isDefault": formats.booleanString.optional(),
    "name": zod.string().optional()
}));
