/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ForgottenPasswordInformation as Type } from '@countersign/types/esign-v2.1/schemas/forgottenPasswordInformation';
export const ForgottenPasswordInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "forgottenPasswordAnswer1": zod.string().optional(),
    "forgottenPasswordAnswer2": zod.string().optional(),
    "forgottenPasswordAnswer3": zod.string().optional(),
    "forgottenPasswordAnswer4": zod.string().optional(),
    "forgottenPasswordQuestion1": zod.string().optional(),
    "forgottenPasswordQuestion2": zod.string().optional(),
    "forgottenPasswordQuestion3": zod.string().optional(),
    "forgottenPasswordQuestion4": zod.string().optional()
}));
