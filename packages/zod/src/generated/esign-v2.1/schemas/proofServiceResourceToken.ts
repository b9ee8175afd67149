/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ProofServiceResourceToken as Type } from '@countersign/types/esign-v2.1/schemas/proofServiceResourceToken';
export const ProofServiceResourceToken: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "proofBaseURI": zod.string().optional(),
    "resourceToken": zod.string().optional()
}));
