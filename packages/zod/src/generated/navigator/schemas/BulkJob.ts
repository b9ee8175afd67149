/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkJobActionTemplates } from './BulkJobActionTemplates.js';
import { BulkJobConstraints } from './BulkJobConstraints.js';
import { BulkJobEmbedded } from './BulkJobEmbedded.js';
import { BulkJobLinks } from './BulkJobLinks.js';
import { BulkJobMetadata } from './BulkJobMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkJob as Type } from '@countersign/types/navigator/schemas/BulkJob';
export const BulkJob: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid,
    "external_job_id": formats.guid.optional(),
    "name": zod.string(),
    "status": zod.enum(['OPEN', 'UPLOAD_COMPLETE', 'IN_PROGRESS', 'COMPLETE', 'FAILED', 'CANCELED', 'CANCELLED']),
    "status_enum": zod.array(zod.string()),
    "created_at": formats.dateTime,
    "modified_at": formats.dateTime,
    "expires_at": formats.dateTime,
    "ttl_period": zod.string().optional(),
    "_embedded": BulkJobEmbedded.optional(),
    "_action_templates": BulkJobActionTemplates.optional(),
    "_links": BulkJobLinks.optional(),
    "constraints": BulkJobConstraints.optional(),
    "metadata": BulkJobMetadata,
    "message": zod.string().optional()
}));
