/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ScheduledSendingApiModel } from './scheduledSendingApiModel.zod.js';
import { WorkflowStep } from './workflowStep.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['workflow'];
export const Workflow: zod.ZodType<Type, Type> = zod.object({
    "currentWorkflowStepId": zod.string().optional(),
    "resumeDate": zod.iso.datetime({ "offset": true }).optional(),
    "scheduledSending": ScheduledSendingApiModel.optional(),
    "workflowStatus": zod.enum(['paused', 'in_progress', 'pending', 'scheduled', 'completed']).optional(),
    "workflowSteps": zod.array(WorkflowStep).optional(),
    "overwriteUpdateMode": zod.string().optional()
});
