/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceEnvelopeSummary } from './WorkspaceEnvelopeSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GetWorkspaceEnvelopesResponse as Type } from '@countersign/types/workspaces/schemas/GetWorkspaceEnvelopesResponse';
export const GetWorkspaceEnvelopesResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopes": zod.array(WorkspaceEnvelopeSummary)
}));
