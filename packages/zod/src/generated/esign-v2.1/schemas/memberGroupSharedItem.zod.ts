/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Group } from './group.zod.js';
import { ItemSharing } from './itemSharing.zod.js';

export const MemberGroupSharedItem = zod.object({
  "group": Group.optional(),
  "shared": ItemSharing.optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type MemberGroupSharedItem = zod.input<typeof MemberGroupSharedItem>;
export type MemberGroupSharedItemOutput = zod.output<typeof MemberGroupSharedItem>;
