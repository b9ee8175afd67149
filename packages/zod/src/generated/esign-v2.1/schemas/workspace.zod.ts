/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceSettings } from './workspaceSettings.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['workspace'];
export const workspaceCallerInformationCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceCallerInformationLastModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceCallerInformationUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceCallerInformationWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceCallerInformationWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceCreatedByInformationCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceCreatedByInformationLastModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceCreatedByInformationUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceCreatedByInformationWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceCreatedByInformationWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceLastModifiedByInformationCreatedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceLastModifiedByInformationLastModifiedByIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceLastModifiedByInformationUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceLastModifiedByInformationWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceLastModifiedByInformationWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const Workspace: zod.ZodType<Type, Type> = zod.object({
    "billableAccountId": zod.string().optional(),
    "callerInformation": zod.object({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activeSince": zod.iso.datetime({ "offset": true }).optional(),
        "created": zod.iso.datetime({ "offset": true }).optional(),
        "createdById": zod.stringFormat('guid', workspaceCallerInformationCreatedByIdRegExp).optional(),
        "email": zod.string().optional(),
        "errorDetails": zod.object({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "invitationEmailBlurb": zod.string().optional(),
        "invitationEmailSubject": zod.string().optional(),
        "lastModified": zod.iso.datetime({ "offset": true }).optional(),
        "lastModifiedById": zod.stringFormat('guid', workspaceCallerInformationLastModifiedByIdRegExp).optional(),
        "status": zod.string().optional(),
        "type": zod.enum(['type_owner', 'type_participant']).optional(),
        "userId": zod.stringFormat('guid', workspaceCallerInformationUserIdRegExp).optional(),
        "userName": zod.string().optional(),
        "workspaceId": zod.stringFormat('guid', workspaceCallerInformationWorkspaceIdRegExp).optional(),
        "workspaceUserBaseUrl": zod.string().optional(),
        "workspaceUserId": zod.stringFormat('guid', workspaceCallerInformationWorkspaceUserIdRegExp).optional(),
        "workspaceUserUri": zod.string().optional()
    }).optional(),
    "created": zod.iso.datetime({ "offset": true }).optional(),
    "createdByInformation": zod.object({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activeSince": zod.iso.datetime({ "offset": true }).optional(),
        "created": zod.iso.datetime({ "offset": true }).optional(),
        "createdById": zod.stringFormat('guid', workspaceCreatedByInformationCreatedByIdRegExp).optional(),
        "email": zod.string().optional(),
        "errorDetails": zod.object({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "invitationEmailBlurb": zod.string().optional(),
        "invitationEmailSubject": zod.string().optional(),
        "lastModified": zod.iso.datetime({ "offset": true }).optional(),
        "lastModifiedById": zod.stringFormat('guid', workspaceCreatedByInformationLastModifiedByIdRegExp).optional(),
        "status": zod.string().optional(),
        "type": zod.enum(['type_owner', 'type_participant']).optional(),
        "userId": zod.stringFormat('guid', workspaceCreatedByInformationUserIdRegExp).optional(),
        "userName": zod.string().optional(),
        "workspaceId": zod.stringFormat('guid', workspaceCreatedByInformationWorkspaceIdRegExp).optional(),
        "workspaceUserBaseUrl": zod.string().optional(),
        "workspaceUserId": zod.stringFormat('guid', workspaceCreatedByInformationWorkspaceUserIdRegExp).optional(),
        "workspaceUserUri": zod.string().optional()
    }).optional(),
    "lastModified": zod.iso.datetime({ "offset": true }).optional(),
    "lastModifiedByInformation": zod.object({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activeSince": zod.iso.datetime({ "offset": true }).optional(),
        "created": zod.iso.datetime({ "offset": true }).optional(),
        "createdById": zod.stringFormat('guid', workspaceLastModifiedByInformationCreatedByIdRegExp).optional(),
        "email": zod.string().optional(),
        "errorDetails": zod.object({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "invitationEmailBlurb": zod.string().optional(),
        "invitationEmailSubject": zod.string().optional(),
        "lastModified": zod.iso.datetime({ "offset": true }).optional(),
        "lastModifiedById": zod.stringFormat('guid', workspaceLastModifiedByInformationLastModifiedByIdRegExp).optional(),
        "status": zod.string().optional(),
        "type": zod.enum(['type_owner', 'type_participant']).optional(),
        "userId": zod.stringFormat('guid', workspaceLastModifiedByInformationUserIdRegExp).optional(),
        "userName": zod.string().optional(),
        "workspaceId": zod.stringFormat('guid', workspaceLastModifiedByInformationWorkspaceIdRegExp).optional(),
        "workspaceUserBaseUrl": zod.string().optional(),
        "workspaceUserId": zod.stringFormat('guid', workspaceLastModifiedByInformationWorkspaceUserIdRegExp).optional(),
        "workspaceUserUri": zod.string().optional()
    }).optional(),
    "settings": WorkspaceSettings.optional(),
    "status": zod.enum(['active', 'closed']).optional(),
    "workspaceBaseUrl": zod.string().optional(),
    "workspaceDescription": zod.string().optional(),
    "workspaceId": zod.stringFormat('guid', workspaceWorkspaceIdRegExp).optional(),
    "workspaceName": zod.string().optional(),
    "workspaceUri": zod.string().optional()
});
