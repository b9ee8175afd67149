/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceSettings } from './workspaceSettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Workspace as Type } from '@countersign/types/esign-v2.1/schemas/workspace';
export const Workspace: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "billableAccountId": zod.string().optional(),
    "callerInformation": zod.looseObject({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activeSince": formats.dateTime.optional(),
        "created": formats.dateTime.optional(),
        "createdById": formats.guid.optional(),
        "email": zod.string().optional(),
        "errorDetails": zod.looseObject({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "invitationEmailBlurb": zod.string().optional(),
        "invitationEmailSubject": zod.string().optional(),
        "lastModified": formats.dateTime.optional(),
        "lastModifiedById": formats.guid.optional(),
        "status": zod.string().optional(),
        "type": zod.enum(['type_owner', 'type_participant']).optional(),
        "userId": formats.guid.optional(),
        "userName": zod.string().optional(),
        "workspaceId": formats.guid.optional(),
        "workspaceUserBaseUrl": zod.string().optional(),
        "workspaceUserId": formats.guid.optional(),
        "workspaceUserUri": zod.string().optional()
    }).optional(),
    "created": formats.dateTime.optional(),
    "createdByInformation": zod.looseObject({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activeSince": formats.dateTime.optional(),
        "created": formats.dateTime.optional(),
        "createdById": formats.guid.optional(),
        "email": zod.string().optional(),
        "errorDetails": zod.looseObject({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "invitationEmailBlurb": zod.string().optional(),
        "invitationEmailSubject": zod.string().optional(),
        "lastModified": formats.dateTime.optional(),
        "lastModifiedById": formats.guid.optional(),
        "status": zod.string().optional(),
        "type": zod.enum(['type_owner', 'type_participant']).optional(),
        "userId": formats.guid.optional(),
        "userName": zod.string().optional(),
        "workspaceId": formats.guid.optional(),
        "workspaceUserBaseUrl": zod.string().optional(),
        "workspaceUserId": formats.guid.optional(),
        "workspaceUserUri": zod.string().optional()
    }).optional(),
    "lastModified": formats.dateTime.optional(),
    "lastModifiedByInformation": zod.looseObject({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activeSince": formats.dateTime.optional(),
        "created": formats.dateTime.optional(),
        "createdById": formats.guid.optional(),
        "email": zod.string().optional(),
        "errorDetails": zod.looseObject({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "invitationEmailBlurb": zod.string().optional(),
        "invitationEmailSubject": zod.string().optional(),
        "lastModified": formats.dateTime.optional(),
        "lastModifiedById": formats.guid.optional(),
        "status": zod.string().optional(),
        "type": zod.enum(['type_owner', 'type_participant']).optional(),
        "userId": formats.guid.optional(),
        "userName": zod.string().optional(),
        "workspaceId": formats.guid.optional(),
        "workspaceUserBaseUrl": zod.string().optional(),
        "workspaceUserId": formats.guid.optional(),
        "workspaceUserUri": zod.string().optional()
    }).optional(),
    "settings": WorkspaceSettings.optional(),
    "status": zod.enum(['active', 'closed']).optional(),
    "workspaceBaseUrl": zod.string().optional(),
    "workspaceDescription": zod.string().optional(),
    "workspaceId": formats.guid.optional(),
    "workspaceName": zod.string().optional(),
    "workspaceUri": zod.string().optional()
}));
