/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocumentUser as Type } from '@countersign/types/rooms-v2/schemas/DocumentUser';
export const DocumentUser: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "userId": zod.int().optional(),
    "documentId": zod.int().optional(),
    "name": zod.string().optional(),
    "hasAccess": zod.boolean().optional(),
    "canApproveTask": zod.boolean().optional(),
    "canAssignToTaskList": zod.boolean().optional(),
    "canCopy": zod.boolean().optional(),
    "canDelete": zod.boolean().optional(),
    "canRemoveFromTaskList": zod.boolean().optional(),
    "canRemoveApproval": zod.boolean().optional(),
    "canRename": zod.boolean().optional(),
    "canShare": zod.boolean().optional(),
    "canViewActivity": zod.boolean().optional()
}));
