/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Tabs } from './tabs.zod.js';
import { UserInfo } from './userInfo.zod.js';

export const templateRoleNameMax = 100;

export const templateRoleEmailMax = 100;

export const templateRoleAccessCodeMax = 50;

export const templateRoleClientUserIdMax = 100;

export const templateRoleInPersonSignerNameMax = 100;

export const templateRoleRoutingOrderRegExp = new RegExp('^\\d+$');


export const TemplateRole = zod.object({
  "roleName": zod.string().optional(),
  "name": zod.string().max(templateRoleNameMax).optional(),
  "email": zod.string().max(templateRoleEmailMax).optional(),
  "accessCode": zod.string().max(templateRoleAccessCodeMax).optional(),
  "clientUserId": zod.string().max(templateRoleClientUserIdMax).optional(),
  "defaultRecipient": zod.enum(['true', 'false']).optional(),
  "deliveryMethod": zod.string().optional(),
  "embeddedRecipientStartURL": zod.string().optional(),
  "inPersonSignerName": zod.string().max(templateRoleInPersonSignerNameMax).optional(),
  "routingOrder": zod.stringFormat('integer-string', templateRoleRoutingOrderRegExp).optional(),
  "signingGroupId": zod.string().optional(),
  "signingGroupName": zod.string().optional(),
  "signingGroupType": zod.string().optional(),
  "signingGroupUsers": zod.array(UserInfo).optional(),
  "tabs": Tabs.optional()
});

export type TemplateRole = zod.input<typeof TemplateRole>;
export type TemplateRoleOutput = zod.output<typeof TemplateRole>;
