/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceUser } from './workspaceUser.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['workspaceUserAuthorization'];
export const workspaceUserAuthorizationCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceUserAuthorizationModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceUserAuthorizationWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const WorkspaceUserAuthorization: zod.ZodType<Type, Type> = zod.object({
    "canDelete": zod.enum(['true', 'false']).optional(),
    "canMove": zod.enum(['true', 'false']).optional(),
    "canTransact": zod.enum(['true', 'false']).optional(),
    "canView": zod.enum(['true', 'false']).optional(),
    "created": zod.iso.datetime({ "offset": true }).optional(),
    "createdById": zod.stringFormat('guid', workspaceUserAuthorizationCreatedByIdRegExp).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "modified": zod.iso.datetime({ "offset": true }).optional(),
    "modifiedById": zod.stringFormat('guid', workspaceUserAuthorizationModifiedByIdRegExp).optional(),
    "workspaceUserId": zod.stringFormat('guid', workspaceUserAuthorizationWorkspaceUserIdRegExp).optional(),
    "workspaceUserInformation": WorkspaceUser.optional()
});
