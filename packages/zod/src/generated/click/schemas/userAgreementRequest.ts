/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserAgreementRequest as Type } from '@countersign/types/click/schemas/userAgreementRequest';
export const UserAgreementRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "clientUserId": zod.string().min(1).max(100),
    "documentData": zod.record(zod.string(), zod.string()).optional(),
    "metadata": zod.string().max(4000).optional(),
    "returnUrl": zod.string().optional()
}));
