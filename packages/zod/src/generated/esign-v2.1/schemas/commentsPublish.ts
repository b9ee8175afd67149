/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CommentPublish } from './commentPublish.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CommentsPublish as Type } from '@countersign/types/esign-v2.1/schemas/commentsPublish';
export const CommentsPublish: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "commentsToPublish": zod.array(CommentPublish).optional()
}));
