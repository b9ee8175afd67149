// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../../../index.js';
import type { Workflows } from './workflows.js';
import { workflows } from './workflows.js';
import type { WorkflowInstanceManagement } from './workflow-instance-management.js';
import { workflowInstanceManagement } from './workflow-instance-management.js';
/**
 * All of Countersign Maestro v1, by resource.
 */
export interface Maestro {
    /**
     * A workflow, which an application triggers with inputs. It can be paused, so that nobody starts
     * new instances.
     */
    workflows: Workflows;
    /**
     * The instances of a workflow: their state, their steps and their end.
     */
    workflowInstanceManagement: WorkflowInstanceManagement;
}
/**
 * Creates an object with a field per resource; the operations are its methods.
 */
export function maestro(client: Client<'maestro'>): Maestro {
    return {
        workflows: workflows(client),
        workflowInstanceManagement: workflowInstanceManagement(client)
    };
}

