/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceItem } from './workspaceItem.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { WorkspaceItemList as Type } from '@countersign/types/esign-v2.1/schemas/workspaceItemList';
export const WorkspaceItemList: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "items": zod.array(WorkspaceItem).min(1)
}));
