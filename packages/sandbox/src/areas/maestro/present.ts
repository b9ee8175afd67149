import type {
  ResourceMetadata,
  ResponseMetadata,
  Workflow,
  WorkflowInstance,
} from '@countersign/types/maestro';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import type { State } from '../../state/state.ts';
import type { StoredInstance, StoredWorkflow } from './stored-workflow.ts';

/** The time of a response; the sandbox says that it took no time. */
export function presentResponse(
  state: Pick<State, 'stamp'>,
  { newId }: Pick<Context, 'newId'>,
): ResponseMetadata {
  return {
    response_timestamp: dateTime(state.stamp()),
    response_duration_ms: 0,
    request_id: newId(),
  };
}

export function presentAuthor(workflow: StoredWorkflow): ResourceMetadata {
  return {
    created_at: dateTime(workflow.createdAt),
    created_by: workflow.createdBy,
    modified_at: dateTime(workflow.modifiedAt),
    modified_by: workflow.modifiedBy,
  };
}

/** Presents a workflow; shell programs rely on the order of its members. */
export function presentWorkflow(workflow: StoredWorkflow): Workflow {
  return {
    id: workflow.workflowId,
    name: workflow.name,
    account_id: workflow.accountId,
    status: workflow.status,
    metadata: presentAuthor(workflow),
  };
}

export function presentInstance(instance: StoredInstance): WorkflowInstance {
  const { steps, completed } = instance;
  return {
    id: instance.instanceId,
    name: instance.name,
    workflow_status: instance.status,
    template_id: instance.workflowId,
    account_id: instance.accountId,
    started_at: dateTime(instance.startedAt),
    started_by: instance.startedBy,
    started_by_name: instance.startedByName,
    started_by_role: 'Preparer',
    ended_at: optional(instance.endedAt),
    expires_at: dateTime(instance.expiresAt),
    last_modified_at: dateTime(instance.modifiedAt),
    canceled_at: optional(instance.canceledAt),
    canceled_by: instance.canceledBy ?? null,
    trigger_inputs: presentInputs(instance),
    total_steps: steps.length,
    last_completed_step: completed,
    last_completed_step_name: steps[completed - 1]?.name ?? null,
    tags: [],
    metadata: {
      workflow_created_by: instance.createdBy,
      workflow_version: instance.version,
      workflow_metadata_id: instance.metadataId,
    },
  };
}

type Inputs = NonNullable<WorkflowInstance['trigger_inputs']>;

function presentInputs({ inputs }: StoredInstance): Inputs {
  const presented: Inputs = {};
  for (const [name, value] of Object.entries(inputs)) presented[name] = presentValue(value);
  return presented;
}

function presentValue(value: unknown): Inputs[string] {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value))
    return value === null ? null : toScalar(value);
  return JSON.stringify(value);
}

function toScalar(value: unknown): string | number | boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return String(value);
}

function optional(time: number | undefined): string | null {
  return time === undefined ? null : dateTime(time);
}
