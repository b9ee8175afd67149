/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientStatus } from './recipientStatus.zod.js';
import { RecipientType } from './recipientType.zod.js';
import { UserInfo } from './userInfo.zod.js';

export const editorRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const editorNameMax = 100;

export const editorEmailMax = 100;

export const editorUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const editorClientUserIdMax = 100;

export const editorDesignatorIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const editorFullNameMax = 100;

export const editorRoutingOrderRegExp = new RegExp('^\\d+$');
export const editorNoteMax = 1000;

export const editorAccessCodeMax = 50;

export const editorCompletedCountRegExp = new RegExp('^\\d+$');
export const editorTotalTabCountRegExp = new RegExp('^\\d+$');


export const Editor = zod.object({
  "recipientId": zod.string().optional(),
  "recipientIdGuid": zod.stringFormat('guid', editorRecipientIdGuidRegExp).optional(),
  "recipientType": RecipientType.optional(),
  "name": zod.string().max(editorNameMax).optional(),
  "email": zod.string().max(editorEmailMax).optional(),
  "userId": zod.stringFormat('guid', editorUserIdRegExp).optional(),
  "roleName": zod.string().optional(),
  "clientUserId": zod.string().max(editorClientUserIdMax).optional(),
  "embeddedRecipientStartURL": zod.string().optional(),
  "signingGroupId": zod.string().optional(),
  "signingGroupName": zod.string().optional(),
  "signingGroupType": zod.string().optional(),
  "signingGroupUsers": zod.array(UserInfo).optional(),
  "customFields": zod.array(zod.string()).optional(),
  "designatorId": zod.string().optional(),
  "designatorIdGuid": zod.stringFormat('guid', editorDesignatorIdGuidRegExp).optional(),
  "documentTemplateId": zod.string().optional(),
  "bulkSendV2Recipient": zod.enum(['true', 'false']).optional(),
  "webFormRecipientViewId": zod.string().optional(),
  "templateLocked": zod.enum(['true', 'false']).optional(),
  "templateRequired": zod.enum(['true', 'false']).optional(),
  "firstName": zod.string().optional(),
  "lastName": zod.string().optional(),
  "fullName": zod.string().max(editorFullNameMax).optional(),
  "emailRecipientPostSigningURL": zod.string().optional(),
  "routingOrder": zod.stringFormat('integer-string', editorRoutingOrderRegExp).optional(),
  "deliveryMethod": zod.string().optional(),
  "faxNumber": zod.string().optional(),
  "note": zod.string().max(editorNoteMax).optional(),
  "suppressEmails": zod.enum(['true', 'false']).optional(),
  "inheritEmailNotificationConfiguration": zod.enum(['true', 'false']).optional(),
  "allowSystemOverrideForLockedRecipient": zod.enum(['true', 'false']).optional(),
  "accessCode": zod.string().max(editorAccessCodeMax).optional(),
  "addAccessCodeToEmail": zod.enum(['true', 'false']).optional(),
  "requireIdLookup": zod.enum(['true', 'false']).optional(),
  "idCheckConfigurationName": zod.string().optional(),
  "lockedRecipientPhoneAuthEditable": zod.enum(['true', 'false']).optional(),
  "lockedRecipientSmsEditable": zod.enum(['true', 'false']).optional(),
  "status": RecipientStatus.optional(),
  "statusCode": zod.string().optional(),
  "sentDateTime": zod.iso.datetime({"offset":true}).optional(),
  "deliveredDateTime": zod.iso.datetime({"offset":true}).optional(),
  "signedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedReason": zod.string().optional(),
  "autoRespondedReason": zod.string().optional(),
  "completedCount": zod.stringFormat('integer-string', editorCompletedCountRegExp).optional(),
  "totalTabCount": zod.stringFormat('integer-string', editorTotalTabCountRegExp).optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type Editor = zod.input<typeof Editor>;
export type EditorOutput = zod.output<typeof Editor>;
