/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AgreementSummary as Type } from '@countersign/types/navigator/schemas/AgreementSummary';
export const AgreementSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "summary": zod.string().optional()
}));
