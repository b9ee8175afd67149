/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['workspaceItem'];
export const workspaceItemCallerAuthorizationCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCallerAuthorizationModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCallerAuthorizationWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCallerAuthorizationWorkspaceUserInformationCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCallerAuthorizationWorkspaceUserInformationLastModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCallerAuthorizationWorkspaceUserInformationUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCallerAuthorizationWorkspaceUserInformationWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCallerAuthorizationWorkspaceUserInformationWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCreatedByInformationCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCreatedByInformationLastModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCreatedByInformationUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCreatedByInformationWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemCreatedByInformationWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemFileSizeRegExp = new RegExp('^\\d+$');
export const workspaceItemIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemLastModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemLastModifiedByInformationCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemLastModifiedByInformationLastModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemLastModifiedByInformationUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemLastModifiedByInformationWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemLastModifiedByInformationWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemPageCountRegExp = new RegExp('^\\d+$');
export const workspaceItemParentFolderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemThumbHeightRegExp = new RegExp('^\\d+$');
export const workspaceItemThumbnailSequenceRegExp = new RegExp('^\\d+$');
export const workspaceItemThumbnailWidthRegExp = new RegExp('^\\d+$');
export const workspaceItemThumbnailHeightRegExp = new RegExp('^\\d+$');
export const workspaceItemThumbnailDpiRegExp = new RegExp('^\\d+$');
export const workspaceItemThumbnailImageBytesRegExp = new RegExp('^\\d+$');
export const workspaceItemThumbWidthRegExp = new RegExp('^\\d+$');
export const workspaceItemUserAuthorizationCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemUserAuthorizationModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemUserAuthorizationWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemUserAuthorizationWorkspaceUserInformationCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemUserAuthorizationWorkspaceUserInformationLastModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemUserAuthorizationWorkspaceUserInformationUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemUserAuthorizationWorkspaceUserInformationWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemUserAuthorizationWorkspaceUserInformationWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const WorkspaceItem: zod.ZodType<Type, Type> = zod.object({
    "callerAuthorization": zod.object({
        "canDelete": zod.enum(['true', 'false']).optional(),
        "canMove": zod.enum(['true', 'false']).optional(),
        "canTransact": zod.enum(['true', 'false']).optional(),
        "canView": zod.enum(['true', 'false']).optional(),
        "created": zod.iso.datetime({ "offset": true }).optional(),
        "createdById": zod.stringFormat('guid', workspaceItemCallerAuthorizationCreatedByIdRegExp).optional(),
        "errorDetails": zod.object({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "modified": zod.iso.datetime({ "offset": true }).optional(),
        "modifiedById": zod.stringFormat('guid', workspaceItemCallerAuthorizationModifiedByIdRegExp).optional(),
        "workspaceUserId": zod.stringFormat('guid', workspaceItemCallerAuthorizationWorkspaceUserIdRegExp).optional(),
        "workspaceUserInformation": zod.object({
            "accountId": zod.string().optional(),
            "accountName": zod.string().optional(),
            "activeSince": zod.iso.datetime({ "offset": true }).optional(),
            "created": zod.iso.datetime({ "offset": true }).optional(),
            "createdById": zod.stringFormat('guid', workspaceItemCallerAuthorizationWorkspaceUserInformationCreatedByIdRegExp).optional(),
            "email": zod.string().optional(),
            "errorDetails": zod.object({
                "errorCode": zod.string(),
                "message": zod.string()
            }).optional(),
            "invitationEmailBlurb": zod.string().optional(),
            "invitationEmailSubject": zod.string().optional(),
            "lastModified": zod.iso.datetime({ "offset": true }).optional(),
            "lastModifiedById": zod.stringFormat('guid', workspaceItemCallerAuthorizationWorkspaceUserInformationLastModifiedByIdRegExp).optional(),
            "status": zod.string().optional(),
            "type": zod.enum(['type_owner', 'type_participant']).optional(),
            "userId": zod.stringFormat('guid', workspaceItemCallerAuthorizationWorkspaceUserInformationUserIdRegExp).optional(),
            "userName": zod.string().optional(),
            "workspaceId": zod.stringFormat('guid', workspaceItemCallerAuthorizationWorkspaceUserInformationWorkspaceIdRegExp).optional(),
            "workspaceUserBaseUrl": zod.string().optional(),
            "workspaceUserId": zod.stringFormat('guid', workspaceItemCallerAuthorizationWorkspaceUserInformationWorkspaceUserIdRegExp).optional(),
            "workspaceUserUri": zod.string().optional()
        }).optional()
    }).optional(),
    "contentType": zod.string().optional(),
    "created": zod.iso.datetime({ "offset": true }).optional(),
    "createdById": zod.stringFormat('guid', workspaceItemCreatedByIdRegExp).optional(),
    "createdByInformation": zod.object({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activeSince": zod.iso.datetime({ "offset": true }).optional(),
        "created": zod.iso.datetime({ "offset": true }).optional(),
        "createdById": zod.stringFormat('guid', workspaceItemCreatedByInformationCreatedByIdRegExp).optional(),
        "email": zod.string().optional(),
        "errorDetails": zod.object({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "invitationEmailBlurb": zod.string().optional(),
        "invitationEmailSubject": zod.string().optional(),
        "lastModified": zod.iso.datetime({ "offset": true }).optional(),
        "lastModifiedById": zod.stringFormat('guid', workspaceItemCreatedByInformationLastModifiedByIdRegExp).optional(),
        "status": zod.string().optional(),
        "type": zod.enum(['type_owner', 'type_participant']).optional(),
        "userId": zod.stringFormat('guid', workspaceItemCreatedByInformationUserIdRegExp).optional(),
        "userName": zod.string().optional(),
        "workspaceId": zod.stringFormat('guid', workspaceItemCreatedByInformationWorkspaceIdRegExp).optional(),
        "workspaceUserBaseUrl": zod.string().optional(),
        "workspaceUserId": zod.stringFormat('guid', workspaceItemCreatedByInformationWorkspaceUserIdRegExp).optional(),
        "workspaceUserUri": zod.string().optional()
    }).optional(),
    "extension": zod.string().optional(),
    "fileSize": zod.stringFormat('integer-string', workspaceItemFileSizeRegExp).optional(),
    "fileUri": zod.string().optional(),
    "id": zod.stringFormat('guid', workspaceItemIdRegExp).optional(),
    "isPublic": zod.enum(['true', 'false']).optional(),
    "lastModified": zod.iso.datetime({ "offset": true }).optional(),
    "lastModifiedById": zod.stringFormat('guid', workspaceItemLastModifiedByIdRegExp).optional(),
    "lastModifiedByInformation": zod.object({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activeSince": zod.iso.datetime({ "offset": true }).optional(),
        "created": zod.iso.datetime({ "offset": true }).optional(),
        "createdById": zod.stringFormat('guid', workspaceItemLastModifiedByInformationCreatedByIdRegExp).optional(),
        "email": zod.string().optional(),
        "errorDetails": zod.object({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "invitationEmailBlurb": zod.string().optional(),
        "invitationEmailSubject": zod.string().optional(),
        "lastModified": zod.iso.datetime({ "offset": true }).optional(),
        "lastModifiedById": zod.stringFormat('guid', workspaceItemLastModifiedByInformationLastModifiedByIdRegExp).optional(),
        "status": zod.string().optional(),
        "type": zod.enum(['type_owner', 'type_participant']).optional(),
        "userId": zod.stringFormat('guid', workspaceItemLastModifiedByInformationUserIdRegExp).optional(),
        "userName": zod.string().optional(),
        "workspaceId": zod.stringFormat('guid', workspaceItemLastModifiedByInformationWorkspaceIdRegExp).optional(),
        "workspaceUserBaseUrl": zod.string().optional(),
        "workspaceUserId": zod.stringFormat('guid', workspaceItemLastModifiedByInformationWorkspaceUserIdRegExp).optional(),
        "workspaceUserUri": zod.string().optional()
    }).optional(),
    "name": zod.string().optional(),
    "pageCount": zod.stringFormat('integer-string', workspaceItemPageCountRegExp).optional(),
    "parentFolderId": zod.stringFormat('guid', workspaceItemParentFolderIdRegExp).optional(),
    "parentFolderUri": zod.string().optional(),
    "sha256": zod.string().optional(),
    "thumbHeight": zod.stringFormat('integer-string', workspaceItemThumbHeightRegExp).optional(),
    "thumbnail": zod.object({
        "pageId": zod.string().optional(),
        "sequence": zod.stringFormat('integer-string', workspaceItemThumbnailSequenceRegExp).optional(),
        "width": zod.stringFormat('integer-string', workspaceItemThumbnailWidthRegExp).optional(),
        "height": zod.stringFormat('integer-string', workspaceItemThumbnailHeightRegExp).optional(),
        "dpi": zod.stringFormat('integer-string', workspaceItemThumbnailDpiRegExp).optional(),
        "imageBytes": zod.stringFormat('integer-string', workspaceItemThumbnailImageBytesRegExp).optional(),
        "mimeType": zod.string().optional(),
        "errorDetails": zod.object({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional()
    }).optional(),
    "thumbWidth": zod.stringFormat('integer-string', workspaceItemThumbWidthRegExp).optional(),
    "type": zod.string().optional(),
    "uri": zod.string().optional(),
    "userAuthorization": zod.object({
        "canDelete": zod.enum(['true', 'false']).optional(),
        "canMove": zod.enum(['true', 'false']).optional(),
        "canTransact": zod.enum(['true', 'false']).optional(),
        "canView": zod.enum(['true', 'false']).optional(),
        "created": zod.iso.datetime({ "offset": true }).optional(),
        "createdById": zod.stringFormat('guid', workspaceItemUserAuthorizationCreatedByIdRegExp).optional(),
        "errorDetails": zod.object({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "modified": zod.iso.datetime({ "offset": true }).optional(),
        "modifiedById": zod.stringFormat('guid', workspaceItemUserAuthorizationModifiedByIdRegExp).optional(),
        "workspaceUserId": zod.stringFormat('guid', workspaceItemUserAuthorizationWorkspaceUserIdRegExp).optional(),
        "workspaceUserInformation": zod.object({
            "accountId": zod.string().optional(),
            "accountName": zod.string().optional(),
            "activeSince": zod.iso.datetime({ "offset": true }).optional(),
            "created": zod.iso.datetime({ "offset": true }).optional(),
            "createdById": zod.stringFormat('guid', workspaceItemUserAuthorizationWorkspaceUserInformationCreatedByIdRegExp).optional(),
            "email": zod.string().optional(),
            "errorDetails": zod.object({
                "errorCode": zod.string(),
                "message": zod.string()
            }).optional(),
            "invitationEmailBlurb": zod.string().optional(),
            "invitationEmailSubject": zod.string().optional(),
            "lastModified": zod.iso.datetime({ "offset": true }).optional(),
            "lastModifiedById": zod.stringFormat('guid', workspaceItemUserAuthorizationWorkspaceUserInformationLastModifiedByIdRegExp).optional(),
            "status": zod.string().optional(),
            "type": zod.enum(['type_owner', 'type_participant']).optional(),
            "userId": zod.stringFormat('guid', workspaceItemUserAuthorizationWorkspaceUserInformationUserIdRegExp).optional(),
            "userName": zod.string().optional(),
            "workspaceId": zod.stringFormat('guid', workspaceItemUserAuthorizationWorkspaceUserInformationWorkspaceIdRegExp).optional(),
            "workspaceUserBaseUrl": zod.string().optional(),
            "workspaceUserId": zod.stringFormat('guid', workspaceItemUserAuthorizationWorkspaceUserInformationWorkspaceUserIdRegExp).optional(),
            "workspaceUserUri": zod.string().optional()
        }).optional()
    }).optional()
});
