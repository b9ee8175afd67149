/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['workspaceUser'];
export const workspaceUserCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceUserLastModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceUserUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceUserWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceUserWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const WorkspaceUser: zod.ZodType<Type, Type> = zod.object({
    "accountId": zod.string().optional(),
    "accountName": zod.string().optional(),
    "activeSince": zod.iso.datetime({ "offset": true }).optional(),
    "created": zod.iso.datetime({ "offset": true }).optional(),
    "createdById": zod.stringFormat('guid', workspaceUserCreatedByIdRegExp).optional(),
    "email": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "invitationEmailBlurb": zod.string().optional(),
    "invitationEmailSubject": zod.string().optional(),
    "lastModified": zod.iso.datetime({ "offset": true }).optional(),
    "lastModifiedById": zod.stringFormat('guid', workspaceUserLastModifiedByIdRegExp).optional(),
    "status": zod.string().optional(),
    "type": zod.enum(['type_owner', 'type_participant']).optional(),
    "userId": zod.stringFormat('guid', workspaceUserUserIdRegExp).optional(),
    "userName": zod.string().optional(),
    "workspaceId": zod.stringFormat('guid', workspaceUserWorkspaceIdRegExp).optional(),
    "workspaceUserBaseUrl": zod.string().optional(),
    "workspaceUserId": zod.stringFormat('guid', workspaceUserWorkspaceUserIdRegExp).optional(),
    "workspaceUserUri": zod.string().optional()
});
