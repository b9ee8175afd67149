/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceItem } from './workspaceItem.js';
import { fast } from '../../../fast/fast.js';
import type { WorkspaceItemList as Type } from '@countersign/types/esign-v2.1/schemas/workspaceItemList';
export const WorkspaceItemList: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "items": zod.array(WorkspaceItem).min(1)
}));
