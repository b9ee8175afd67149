import { readOwn } from '@countersign/mock/core/outside';
import { writeStatus } from '../../engine/status-in-words.ts';
import { day } from '../../engine/day.ts';
import { randomBytes } from 'node:crypto';
import type { Context } from '../../engine/context.ts';
import { asRefusal } from '../../engine/as-refusal.ts';
import { requireRight } from '../../envelopes/rights.ts';
import { defineMaestroOperation } from './define-maestro-operation.ts';
import { findWorkflow } from './find-workflow.ts';
import { instanceAddress } from './instance-address.ts';
import { presentAuthor, presentResponse, presentWorkflow } from './present.ts';
import { refusal } from './refusal.ts';
import { runSteps } from './steps/run-steps.ts';
import { type StoredInstance, type StoredWorkflow, workflows } from './stored-workflow.ts';

export const Workflows_GetWorkflowsList = defineMaestroOperation(
  'Workflows_GetWorkflowsList',
  async (state, { query: { status } }, context) => {
    const all = await state.of(workflows).list(context.account.accountId);
    const found = all.filter((workflow) => status === undefined || workflow.status === status);
    return {
      status: 200,
      body: {
        data: found.map(presentWorkflow),
        response_metadata: presentResponse(state, context),
      },
    };
  },
);

export const Workflows_GetWorkflowTriggerRequirements = defineMaestroOperation(
  'Workflows_GetWorkflowTriggerRequirements',
  async (state, { path }, context) => {
    const workflow = await findWorkflow(state, context, path.workflowId);
    requireApiStart(workflow);
    const { accountId, workflowId, triggerId, inputs } = workflow;
    return {
      status: 200,
      body: {
        trigger_id: triggerId,
        trigger_event_type: 'HTTP' as const,
        trigger_http_config: {
          method: 'POST' as const,
          url: `${context.origin}/v1/accounts/${accountId}/workflows/${workflowId}/actions/trigger`,
        },
        trigger_input_schema: inputs.map(({ name, type, default: usual }) => ({
          field_name: name,
          field_data_type: type,
          ...(usual !== undefined && { default_value: usual }),
        })),
        metadata: presentAuthor(workflow),
        ...presentResponse(state, context),
      },
    };
  },
);

/** The time that an instance has, in milliseconds: a day. */
const lifetime = day;

export const Workflows_TriggerWorkflow = defineMaestroOperation(
  'Workflows_TriggerWorkflow',
  async (state, { path, body }, context) => {
    const workflow = await findWorkflow(state, context, path.workflowId);
    requireApiStart(workflow);
    requireOpen(workflow);
    // The steps send in the name of the caller.
    if (workflow.steps.some(({ does }) => does === 'sign'))
      await asRefusal(
        () => requireRight(state, context, 'canSendEnvelope'),
        (sentence) => refusal('403', sentence),
      );
    const { account, caller, origin, newId } = context;
    const instance: StoredInstance = {
      instanceId: newId(),
      workflowId: workflow.workflowId,
      accountId: account.accountId,
      name: body.instance_name,
      status: 'In Progress',
      startedAt: state.now,
      startedBy: caller.userId,
      startedByName: caller.userName,
      expiresAt: state.now + lifetime,
      modifiedAt: state.now,
      inputs: readInputs(workflow, body.trigger_inputs, context),
      entries: {},
      steps: workflow.steps,
      completed: 0,
      envelopes: {},
      mtid: newId(),
      mtsec: randomBytes(32).toString('base64url'),
      origin,
      version: workflow.version,
      metadataId: workflow.metadataId,
      createdBy: workflow.createdBy,
    };
    await state.schedule.set({
      kind: 'workflow-expiry',
      key: instance.instanceId,
      at: instance.expiresAt,
      with: { accountId: account.accountId },
    });
    await runSteps(state, instance);
    return {
      status: 200,
      body: {
        instance_id: instance.instanceId,
        instance_url: `${origin}${instanceAddress(state, instance)}`,
      },
    };
  },
);

export const Workflows_pauseNewWorkflowInstances = defineMaestroOperation(
  'Workflows_pauseNewWorkflowInstances',
  async (state, { path }, context) => {
    const workflow = await findWorkflow(state, context, path.workflowId);
    if (workflow.isPaused === true)
      throw refusal('409', `The workflow ${workflow.name} is paused already.`);
    requireActive(workflow, '409');
    await state
      .of(workflows)
      .put(workflow.accountId, workflow.workflowId, { ...workflow, isPaused: true });
    return { status: 200, body: { status: 'paused' as const } };
  },
);

export const Workflows_resumePausedWorkflow = defineMaestroOperation(
  'Workflows_resumePausedWorkflow',
  async (state, { path }, context) => {
    const { isPaused, ...workflow } = await findWorkflow(state, context, path.workflowId);
    if (isPaused !== true)
      throw refusal('409', `The workflow ${workflow.name} is not paused, so it cannot be resumed.`);
    await state.of(workflows).put(workflow.accountId, workflow.workflowId, workflow);
    return { status: 200, body: { status: 'active' as const } };
  },
);

function requireApiStart({ name, startsBy }: StoredWorkflow): void {
  if (startsBy === 'api') return;
  throw refusal(
    '400',
    `The workflow ${name} starts from a link. Only workflows that start from an API call can be triggered.`,
  );
}

function requireActive({ name, status }: StoredWorkflow, code: '400' | '409'): void {
  if (status === 'active') return;
  throw refusal(
    code,
    `The workflow ${name} is ${writeStatus(status)}. It must be active; publish it first.`,
  );
}

function requireOpen(workflow: StoredWorkflow): void {
  requireActive(workflow, '400');
  if (workflow.isPaused !== true) return;
  throw refusal(
    '400',
    `The workflow ${workflow.name} is paused. Resume it with Workflows_resumePausedWorkflow.`,
  );
}

/** Reads the inputs of a request, with the defaults of those that it leaves out. */
function readInputs(
  { name, inputs }: StoredWorkflow,
  given: Readonly<Record<string, unknown>>,
  { warn }: Pick<Context, 'warn'>,
): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = { ...given };
  for (const field of Object.keys(given))
    if (!inputs.some((input) => input.name === field))
      warn({
        code: 'unknown-property',
        in: 'body',
        at: `/trigger_inputs/${field}`,
        message: `the workflow ${name} has no such input.`,
      });
  for (const { name: field, type, default: usual } of inputs) {
    const value = readOwn(given, field) ?? usual;
    if (value === undefined || value === '')
      throw refusal(
        '400',
        `/trigger_inputs/${field} is missing. The workflow ${name} needs ${inputs.map((input) => input.name).join(', ')}.`,
      );
    if (!fits(value, type))
      throw refusal('400', `/trigger_inputs/${field} must be of the type ${type}.`);
    read[field] = value;
  }
  return read;
}

function fits(value: unknown, type: string): boolean {
  const wanted = type.toLowerCase();
  return !['string', 'number', 'boolean'].includes(wanted) || typeof value === wanted;
}
