/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceItem as Type } from '@countersign/types/esign-v2.1/schemas/workspaceItem';
export const WorkspaceItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "callerAuthorization": zod.looseObject({
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
        "workspaceUserInformation": zod.looseObject({
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
        }).optional()
    }).optional(),
    "contentType": zod.string().optional(),
    "created": formats.dateTime.optional(),
    "createdById": formats.guid.optional(),
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
    "extension": zod.string().optional(),
    "fileSize": formats.integerString.optional(),
    "fileUri": zod.string().optional(),
    "id": formats.guid.optional(),
    "isPublic": formats.booleanString.optional(),
    "lastModified": formats.dateTime.optional(),
    "lastModifiedById": formats.guid.optional(),
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
    "name": zod.string().optional(),
    "pageCount": formats.integerString.optional(),
    "parentFolderId": zod.string().regex(/^(root|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/).optional(),
    "parentFolderUri": zod.string().optional(),
    "sha256": zod.string().optional(),
    "thumbHeight": formats.integerString.optional(),
    "thumbnail": zod.looseObject({
        "pageId": zod.string().optional(),
        "sequence": formats.integerString.optional(),
        "width": formats.integerString.optional(),
        "height": formats.integerString.optional(),
        "dpi": formats.integerString.optional(),
        "imageBytes": formats.integerString.optional(),
        "mimeType": zod.string().optional(),
        "errorDetails": zod.looseObject({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional()
    }).optional(),
    "thumbWidth": formats.integerString.optional(),
    "type": zod.string().optional(),
    "uri": zod.string().optional(),
    "userAuthorization": zod.looseObject({
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
        "workspaceUserInformation": zod.looseObject({
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
        }).optional()
    }).optional()
}));
