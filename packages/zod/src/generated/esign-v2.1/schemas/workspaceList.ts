/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Workspace } from './workspace.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceList as Type } from '@countersign/types/esign-v2.1/schemas/workspaceList';
export const WorkspaceList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "endPosition": formats.integerString.optional(),
    "resultSetSize": formats.integerString.optional(),
    "startPosition": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "workspaces": zod.array(Workspace).optional()
}));
