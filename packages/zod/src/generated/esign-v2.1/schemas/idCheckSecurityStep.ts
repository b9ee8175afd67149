/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { IdCheckSecurityStep as Type } from '@countersign/types/esign-v2.1/schemas/idCheckSecurityStep';
export const IdCheckSecurityStep: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authType": zod.string().optional()
}));
