/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ScheduledSendingApiModel } from './scheduledSendingApiModel.js';
import { WorkflowStep } from './workflowStep.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Workflow as Type } from '@countersign/types/esign-v2.1/schemas/workflow';
export const Workflow: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "currentWorkflowStepId": zod.string().optional(),
    "resumeDate": formats.dateTime.optional(),
    "scheduledSending": ScheduledSendingApiModel.optional(),
    "workflowStatus": zod.enum(['paused', 'in_progress', 'pending', 'scheduled', 'completed']).optional(),
    "workflowSteps": zod.array(WorkflowStep).optional(),
    "overwriteUpdateMode": zod.string().optional()
}));
