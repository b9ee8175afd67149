/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceEnvelopeForCreate as Type } from '@countersign/types/workspaces/schemas/WorkspaceEnvelopeForCreate';
export const WorkspaceEnvelopeForCreate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelope_name": zod.string().min(1),
    "document_ids": zod.array(formats.guid).optional()
}));
