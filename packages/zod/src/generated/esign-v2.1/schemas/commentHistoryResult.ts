/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Comment } from './comment.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CommentHistoryResult as Type } from '@countersign/types/esign-v2.1/schemas/commentHistoryResult';
export const CommentHistoryResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "comments": zod.array(Comment).optional(),
    "count": zod.int().optional(),
    "endTimetoken": zod.string().optional(),
    "startTimetoken": zod.string().optional()
}));
