import { z } from 'zod';
import { writeStatus } from '../../../engine/status-in-words.ts';
import {
  type ControlCall,
  type ControlHandlers,
  write,
} from '../../../frame/control/control-call.ts';
import { invalid, notFound } from '../../../frame/control/control-problem.ts';
import type { components } from '../../../frame/control/generated/control.ts';
import { readBody } from '../../../frame/control/read-body.ts';
import type { State } from '../../../state/state.ts';
import { instanceAddress } from '../instance-address.ts';
import { completeStep, endInstance, saveInstance } from '../steps/run-steps.ts';
import { instances, type StoredInstance, workflows } from '../stored-workflow.ts';

const statusChange = z.strictObject({
  status: z.enum(['active', 'inactive', 'publishing', 'unpublishing', 'archived', 'archiving']),
});

const advancing = z.strictObject({
  entries: z.exactOptional(z.record(z.string(), z.string())),
});

const ending = z.strictObject({
  status: z.enum(['Failed', 'Expired']),
  reason: z.exactOptional(z.string().min(1)),
});

/** Actions of people in the pages of workflows. */
export const handlers: ControlHandlers<
  'setWorkflowStatus' | 'advanceWorkflowInstance' | 'endWorkflowInstance'
> = {
  async setWorkflowStatus(parts, call) {
    const { status } = readBody(call, statusChange);
    return write(parts, call, async (state) => {
      const { accountId = '', workflowId = '' } = call.path;
      const workflow = await state.of(workflows).get(accountId, workflowId);
      if (workflow === undefined)
        throw notFound(`The account has no workflow ${workflowId}.`, 'path/workflowId');
      await state
        .of(workflows)
        .put(accountId, workflowId, { ...workflow, status, modifiedAt: state.now });
      return { workflowId, name: workflow.name, status };
    });
  },
  async advanceWorkflowInstance(parts, call) {
    const { entries = {} } = readBody(call, advancing);
    return write(parts, call, async (state) => {
      const instance = await findRunning(state, call);
      const step = instance.steps[instance.completed];
      const missing =
        step?.does === 'form' ? step.fields.filter((field) => (entries[field] ?? '') === '') : [];
      if (missing.length > 0)
        throw invalid(
          `The step ${step?.name ?? ''} needs ${missing.join(', ')} in entries.`,
          'body/entries',
        );
      Object.assign(instance.entries, entries);
      await saveInstance(state, instance);
      await completeStep(state, instance);
      return presentProgress(state, instance);
    });
  },
  async endWorkflowInstance(parts, call) {
    const { status, reason } = readBody(call, ending);
    return write(parts, call, async (state) => {
      const instance = await findRunning(state, call);
      await endInstance(state, instance, status, reason);
      return presentProgress(state, instance);
    });
  },
};

async function findRunning(state: State, { path }: ControlCall): Promise<StoredInstance> {
  const { accountId = '', instanceId = '' } = path;
  const instance = await state.of(instances).get(accountId, instanceId);
  if (instance === undefined)
    throw notFound(`The account has no workflow instance ${instanceId}.`, 'path/instanceId');
  if (instance.status === 'In Progress') return instance;
  throw invalid(
    `The instance ${instance.name} is ${writeStatus(instance.status)}, so nothing can move it.`,
    'path/instanceId',
  );
}

function presentProgress(
  state: State,
  instance: StoredInstance,
): components['schemas']['WorkflowProgress'] {
  const step = instance.steps[instance.completed];
  const envelopeId = instance.envelopes[String(instance.completed)];
  return {
    instanceId: instance.instanceId,
    name: instance.name,
    status: instance.status,
    completedSteps: instance.completed,
    ...(step !== undefined && { nextStep: step.name }),
    ...(envelopeId !== undefined && { envelopeId }),
    ...(instance.reason !== undefined && { reason: instance.reason }),
    url: instanceAddress(state, instance),
  };
}
