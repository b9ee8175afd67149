/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceItem } from './workspaceItem.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { WorkspaceItemList as Type } from '@countersign/types/esign-v2.1/schemas/workspaceItemList';
export const WorkspaceItemList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "items": zod.array(WorkspaceItem).min(1)
}));
