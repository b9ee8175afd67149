/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DelayedRoutingApiModel } from './delayedRoutingApiModel.zod.js';
import { RecipientRouting } from './recipientRouting.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['workflowStep'];
export const WorkflowStep: zod.ZodType<Type, Type> = zod.object({
    "action": zod.enum(['pause_before']).optional(),
    "completedDate": zod.iso.datetime({ "offset": true }).optional(),
    "delayedRouting": DelayedRoutingApiModel.optional(),
    "itemId": zod.string().optional(),
    "recipientRouting": RecipientRouting.optional(),
    "status": zod.enum(['inactive', 'in_progress', 'paused', 'pending', 'completed']).optional(),
    "triggeredDate": zod.iso.datetime({ "offset": true }).optional(),
    "triggerOnItem": zod.enum(['routing_order']).optional(),
    "workflowStepId": zod.string().optional()
});
