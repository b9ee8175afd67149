/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import * as formats from '../formats.js';
import type { AccountPasswordQuestionsRequired as Type } from '@countersign/types/esign-v2.1/schemas/accountPasswordQuestionsRequired';
export const AccountPasswordQuestionsRequired: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "maximumQuestions": formats.integerString.optional(),
    "minimumQuestions": formats.integerString.optional()
}));
