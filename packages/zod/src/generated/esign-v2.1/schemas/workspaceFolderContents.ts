/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceItem } from './workspaceItem.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceFolderContents as Type } from '@countersign/types/esign-v2.1/schemas/workspaceFolderContents';
export const WorkspaceFolderContents: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "endPosition": formats.integerString.optional(),
    "folder": WorkspaceItem.optional(),
    "items": zod.array(WorkspaceItem).optional(),
    "parentFolders": zod.array(WorkspaceItem).optional(),
    "resultSetSize": formats.integerString.optional(),
    "startPosition": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "workspaceId": formats.guid.optional()
}));
