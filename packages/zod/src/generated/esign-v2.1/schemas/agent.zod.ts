/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientStatus } from './recipientStatus.zod.js';
import { RecipientType } from './recipientType.zod.js';
import { UserInfo } from './userInfo.zod.js';

export const agentRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const agentNameMax = 100;

export const agentEmailMax = 100;

export const agentUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const agentClientUserIdMax = 100;

export const agentDesignatorIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const agentFullNameMax = 100;

export const agentRoutingOrderRegExp = new RegExp('^\\d+$');
export const agentNoteMax = 1000;

export const agentAccessCodeMax = 50;

export const agentCompletedCountRegExp = new RegExp('^\\d+$');
export const agentTotalTabCountRegExp = new RegExp('^\\d+$');


export const Agent = zod.object({
  "recipientId": zod.string().optional(),
  "recipientIdGuid": zod.stringFormat('guid', agentRecipientIdGuidRegExp).optional(),
  "recipientType": RecipientType.optional(),
  "name": zod.string().max(agentNameMax).optional(),
  "email": zod.string().max(agentEmailMax).optional(),
  "userId": zod.stringFormat('guid', agentUserIdRegExp).optional(),
  "roleName": zod.string().optional(),
  "clientUserId": zod.string().max(agentClientUserIdMax).optional(),
  "embeddedRecipientStartURL": zod.string().optional(),
  "signingGroupId": zod.string().optional(),
  "signingGroupName": zod.string().optional(),
  "signingGroupType": zod.string().optional(),
  "signingGroupUsers": zod.array(UserInfo).optional(),
  "customFields": zod.array(zod.string()).optional(),
  "designatorId": zod.string().optional(),
  "designatorIdGuid": zod.stringFormat('guid', agentDesignatorIdGuidRegExp).optional(),
  "documentTemplateId": zod.string().optional(),
  "bulkSendV2Recipient": zod.enum(['true', 'false']).optional(),
  "webFormRecipientViewId": zod.string().optional(),
  "templateLocked": zod.enum(['true', 'false']).optional(),
  "templateRequired": zod.enum(['true', 'false']).optional(),
  "firstName": zod.string().optional(),
  "lastName": zod.string().optional(),
  "fullName": zod.string().max(agentFullNameMax).optional(),
  "emailRecipientPostSigningURL": zod.string().optional(),
  "routingOrder": zod.stringFormat('integer-string', agentRoutingOrderRegExp).optional(),
  "deliveryMethod": zod.string().optional(),
  "faxNumber": zod.string().optional(),
  "note": zod.string().max(agentNoteMax).optional(),
  "suppressEmails": zod.enum(['true', 'false']).optional(),
  "inheritEmailNotificationConfiguration": zod.enum(['true', 'false']).optional(),
  "allowSystemOverrideForLockedRecipient": zod.enum(['true', 'false']).optional(),
  "accessCode": zod.string().max(agentAccessCodeMax).optional(),
  "addAccessCodeToEmail": zod.enum(['true', 'false']).optional(),
  "requireIdLookup": zod.enum(['true', 'false']).optional(),
  "idCheckConfigurationName": zod.string().optional(),
  "lockedRecipientPhoneAuthEditable": zod.enum(['true', 'false']).optional(),
  "lockedRecipientSmsEditable": zod.enum(['true', 'false']).optional(),
  "excludedDocuments": zod.array(zod.string()).optional(),
  "status": RecipientStatus.optional(),
  "statusCode": zod.string().optional(),
  "sentDateTime": zod.iso.datetime({"offset":true}).optional(),
  "deliveredDateTime": zod.iso.datetime({"offset":true}).optional(),
  "signedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedReason": zod.string().optional(),
  "autoRespondedReason": zod.string().optional(),
  "completedCount": zod.stringFormat('integer-string', agentCompletedCountRegExp).optional(),
  "totalTabCount": zod.stringFormat('integer-string', agentTotalTabCountRegExp).optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type Agent = zod.input<typeof Agent>;
export type AgentOutput = zod.output<typeof Agent>;
