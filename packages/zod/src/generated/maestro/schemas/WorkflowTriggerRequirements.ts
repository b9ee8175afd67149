/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ResourceMetadata } from './ResourceMetadata.js';
import { TriggerHttpConfig } from './TriggerHttpConfig.js';
import { TriggerInputField } from './TriggerInputField.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkflowTriggerRequirements as Type } from '@countersign/types/maestro/schemas/WorkflowTriggerRequirements';
export const WorkflowTriggerRequirements: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "response_timestamp": formats.dateTime.optional(),
    "response_duration_ms": zod.int().min(0).optional(),
    "request_id": formats.guid.optional(),
    "trigger_id": formats.guid.optional(),
    "trigger_event_type": zod.enum(['HTTP']).optional(),
    "trigger_http_config": TriggerHttpConfig.optional(),
    "trigger_input_schema": zod.array(TriggerInputField).optional(),
    "metadata": ResourceMetadata.optional()
}));
