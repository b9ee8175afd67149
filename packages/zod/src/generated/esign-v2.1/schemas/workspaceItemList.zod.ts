/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceItem } from './workspaceItem.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['workspaceItemList'];
export const WorkspaceItemList: zod.ZodType<Type, Type> = zod.object({
    "items": zod.array(WorkspaceItem).min(1)
});
