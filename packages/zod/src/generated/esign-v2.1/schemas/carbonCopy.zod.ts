/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientStatus } from './recipientStatus.zod.js';
import { RecipientType } from './recipientType.zod.js';
import { Tabs } from './tabs.zod.js';
import { UserInfo } from './userInfo.zod.js';

export const carbonCopyRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const carbonCopyNameMax = 100;

export const carbonCopyEmailMax = 100;

export const carbonCopyUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const carbonCopyClientUserIdMax = 100;

export const carbonCopyDesignatorIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const carbonCopyFullNameMax = 100;

export const carbonCopyRoutingOrderRegExp = new RegExp('^\\d+$');
export const carbonCopyNoteMax = 1000;

export const carbonCopyAccessCodeMax = 50;

export const carbonCopyCompletedCountRegExp = new RegExp('^\\d+$');
export const carbonCopyTotalTabCountRegExp = new RegExp('^\\d+$');


export const CarbonCopy = zod.object({
  "recipientId": zod.string().optional(),
  "recipientIdGuid": zod.stringFormat('guid', carbonCopyRecipientIdGuidRegExp).optional(),
  "recipientType": RecipientType.optional(),
  "name": zod.string().max(carbonCopyNameMax).optional(),
  "email": zod.string().max(carbonCopyEmailMax).optional(),
  "userId": zod.stringFormat('guid', carbonCopyUserIdRegExp).optional(),
  "roleName": zod.string().optional(),
  "clientUserId": zod.string().max(carbonCopyClientUserIdMax).optional(),
  "embeddedRecipientStartURL": zod.string().optional(),
  "signingGroupId": zod.string().optional(),
  "signingGroupName": zod.string().optional(),
  "signingGroupType": zod.string().optional(),
  "signingGroupUsers": zod.array(UserInfo).optional(),
  "customFields": zod.array(zod.string()).optional(),
  "designatorId": zod.string().optional(),
  "designatorIdGuid": zod.stringFormat('guid', carbonCopyDesignatorIdGuidRegExp).optional(),
  "documentTemplateId": zod.string().optional(),
  "bulkSendV2Recipient": zod.enum(['true', 'false']).optional(),
  "webFormRecipientViewId": zod.string().optional(),
  "templateLocked": zod.enum(['true', 'false']).optional(),
  "templateRequired": zod.enum(['true', 'false']).optional(),
  "firstName": zod.string().optional(),
  "lastName": zod.string().optional(),
  "fullName": zod.string().max(carbonCopyFullNameMax).optional(),
  "emailRecipientPostSigningURL": zod.string().optional(),
  "routingOrder": zod.stringFormat('integer-string', carbonCopyRoutingOrderRegExp).optional(),
  "deliveryMethod": zod.string().optional(),
  "faxNumber": zod.string().optional(),
  "note": zod.string().max(carbonCopyNoteMax).optional(),
  "suppressEmails": zod.enum(['true', 'false']).optional(),
  "inheritEmailNotificationConfiguration": zod.enum(['true', 'false']).optional(),
  "allowSystemOverrideForLockedRecipient": zod.enum(['true', 'false']).optional(),
  "accessCode": zod.string().max(carbonCopyAccessCodeMax).optional(),
  "addAccessCodeToEmail": zod.enum(['true', 'false']).optional(),
  "requireIdLookup": zod.enum(['true', 'false']).optional(),
  "idCheckConfigurationName": zod.string().optional(),
  "lockedRecipientPhoneAuthEditable": zod.enum(['true', 'false']).optional(),
  "lockedRecipientSmsEditable": zod.enum(['true', 'false']).optional(),
  "agentCanEditEmail": zod.enum(['true', 'false']).optional(),
  "agentCanEditName": zod.enum(['true', 'false']).optional(),
  "excludedDocuments": zod.array(zod.string()).optional(),
  "linkedAccountConfigurationId": zod.string().optional(),
  "tabs": Tabs.optional(),
  "status": RecipientStatus.optional(),
  "statusCode": zod.string().optional(),
  "sentDateTime": zod.iso.datetime({"offset":true}).optional(),
  "deliveredDateTime": zod.iso.datetime({"offset":true}).optional(),
  "signedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedReason": zod.string().optional(),
  "autoRespondedReason": zod.string().optional(),
  "completedCount": zod.stringFormat('integer-string', carbonCopyCompletedCountRegExp).optional(),
  "totalTabCount": zod.stringFormat('integer-string', carbonCopyTotalTabCountRegExp).optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type CarbonCopy = zod.input<typeof CarbonCopy>;
export type CarbonCopyOutput = zod.output<typeof CarbonCopy>;
