/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SealIdentifier } from './sealIdentifier.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AccountSeals as Type } from '@countersign/types/esign-v2.1/schemas/accountSeals';
export const AccountSeals: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "seals": zod.array(SealIdentifier).optional()
}));
