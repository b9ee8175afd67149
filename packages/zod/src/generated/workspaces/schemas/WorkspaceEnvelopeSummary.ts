/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceEnvelopeSummary as Type } from '@countersign/types/workspaces/schemas/WorkspaceEnvelopeSummary';
export const WorkspaceEnvelopeSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelope_id": zod.string().nullable(),
    "status": zod.string().nullable(),
    "name": zod.string().nullish(),
    "subject": zod.string().nullish(),
    "created_date": formats.dateTime.nullish(),
    "last_updated_date": formats.dateTime.nullish()
}));
