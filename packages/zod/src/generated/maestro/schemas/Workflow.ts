/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ResourceMetadata } from './ResourceMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Workflow as Type } from '@countersign/types/maestro/schemas/Workflow';
export const Workflow: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "name": zod.string().optional(),
    "account_id": formats.guid.optional(),
    "status": zod.enum(['active', 'inactive', 'publishing', 'unpublishing', 'archived', 'archiving']).optional(),
    "metadata": ResourceMetadata.optional()
}));
