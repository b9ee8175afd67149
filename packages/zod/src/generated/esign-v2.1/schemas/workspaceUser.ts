/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceUser as Type } from '@countersign/types/esign-v2.1/schemas/workspaceUser';
export const WorkspaceUser: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
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
}));
