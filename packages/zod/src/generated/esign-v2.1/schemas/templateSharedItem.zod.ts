/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ItemSharing } from './itemSharing.zod.js';
import { MemberGroupSharedItem } from './memberGroupSharedItem.zod.js';
import { UserInfo } from './userInfo.zod.js';
import { UserSharedItem } from './userSharedItem.zod.js';

export const TemplateSharedItem = zod.object({
  "templateId": zod.string().optional(),
  "templateName": zod.string().optional(),
  "password": zod.string().optional(),
  "owner": UserInfo.optional(),
  "shared": ItemSharing.optional(),
  "sharedGroups": zod.array(MemberGroupSharedItem).optional(),
  "sharedUsers": zod.array(UserSharedItem).optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type TemplateSharedItem = zod.input<typeof TemplateSharedItem>;
export type TemplateSharedItemOutput = zod.output<typeof TemplateSharedItem>;
