/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CreateWorkspaceEnvelopeResponse as Type } from '@countersign/types/workspaces/schemas/CreateWorkspaceEnvelopeResponse';
export const CreateWorkspaceEnvelopeResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelope_id": zod.string().nullish()
}));
