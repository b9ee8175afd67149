/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DelayedRoutingApiModel } from './delayedRoutingApiModel.js';
import { RecipientRouting } from './recipientRouting.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkflowStep as Type } from '@countersign/types/esign-v2.1/schemas/workflowStep';
export const WorkflowStep: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "action": zod.enum(['pause_before']).optional(),
    "completedDate": formats.dateTime.optional(),
    "delayedRouting": DelayedRoutingApiModel.optional(),
    "itemId": zod.string().optional(),
    "recipientRouting": RecipientRouting.optional(),
    "status": zod.enum(['inactive', 'in_progress', 'paused', 'pending', 'completed']).optional(),
    "triggeredDate": formats.dateTime.optional(),
    "triggerOnItem": zod.enum(['routing_order']).optional(),
    "workflowStepId": zod.string().optional()
}));
