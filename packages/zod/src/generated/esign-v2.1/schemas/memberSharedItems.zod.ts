/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FolderSharedItem } from './folderSharedItem.zod.js';
import { SharedItem } from './sharedItem.zod.js';
import { TemplateSharedItem } from './templateSharedItem.zod.js';
import { UserInfo } from './userInfo.zod.js';

export const MemberSharedItems = zod.object({
  "user": UserInfo.optional(),
  "envelopes": zod.array(SharedItem).optional(),
  "templates": zod.array(TemplateSharedItem).optional(),
  "folders": zod.array(FolderSharedItem).optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type MemberSharedItems = zod.input<typeof MemberSharedItems>;
export type MemberSharedItemsOutput = zod.output<typeof MemberSharedItems>;
