/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountPasswordQuestionsRequired'];
export const accountPasswordQuestionsRequiredMaximumQuestionsRegExp = new RegExp('^\\d+$');
export const accountPasswordQuestionsRequiredMinimumQuestionsRegExp = new RegExp('^\\d+$');
export const AccountPasswordQuestionsRequired: zod.ZodType<Type, Type> = zod.object({
    "maximumQuestions": zod.stringFormat('integer-string', accountPasswordQuestionsRequiredMaximumQuestionsRegExp).optional(),
    "minimumQuestions": zod.stringFormat('integer-string', accountPasswordQuestionsRequiredMinimumQuestionsRegExp).optional()
});
