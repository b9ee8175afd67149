/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceUser } from './workspaceUser.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceUserAuthorization as Type } from '@countersign/types/esign-v2.1/schemas/workspaceUserAuthorization';
export const WorkspaceUserAuthorization: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "canDelete": formats.booleanString.optional(),
    "canMove": formats.booleanString.optional(),
    "canTransact": formats.booleanString.optional(),
    "canView": formats.booleanString.optional(),
    "created": formats.dateTime.optional(),
    "createdById": formats.guid.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "modified": formats.dateTime.optional(),
    "modifiedById": formats.guid.optional(),
    "workspaceUserId": formats.guid.optional(),
    "workspaceUserInformation": WorkspaceUser.optional()
}));
