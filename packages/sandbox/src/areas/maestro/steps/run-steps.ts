import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import type { ScheduledItem } from '../../../state/schedule.ts';
import type { State, StateEvent } from '../../../state/state.ts';
import {
  instanceOfEnvelopes,
  instances,
  type InstanceStatus,
  type StoredInstance,
} from '../stored-workflow.ts';
import { sendStep } from './send-step.ts';

const minute = 60_000;

/** Begins the step that is next; steps without a person are done at once. */
export async function runSteps(state: State, instance: StoredInstance): Promise<void> {
  const step = instance.steps[instance.completed];
  if (step === undefined) {
    await endInstance(state, instance, 'Completed');
    return;
  }
  if (step.does === 'sign') await trySend(state, instance);
  else if (step.does === 'wait')
    await state.schedule.set({
      kind: 'workflow-step',
      key: instance.instanceId,
      at: state.now + step.minutes * minute,
      with: { accountId: instance.accountId, step: String(instance.completed) },
    });
  await saveInstance(state, instance);
}

async function trySend(state: State, instance: StoredInstance): Promise<void> {
  const position = String(instance.completed);
  if (instance.envelopes[position] !== undefined) return;
  try {
    const envelopeId = await sendStep(state, instance);
    instance.envelopes[position] = envelopeId;
    await state.of(instanceOfEnvelopes).put(instance.accountId, envelopeId, instance.instanceId);
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    await endInstance(state, instance, 'Failed', error.message);
  }
}

/** Completes the current step of an instance that is in progress, and begins the next one. */
export async function completeStep(state: State, instance: StoredInstance): Promise<void> {
  instance.completed += 1;
  instance.modifiedAt = state.now;
  await runSteps(state, instance);
}

/** Ends an instance, which nothing moves afterwards. */
export async function endInstance(
  state: State,
  instance: StoredInstance,
  status: Exclude<InstanceStatus, 'In Progress'>,
  reason?: string,
): Promise<void> {
  instance.status = status;
  instance.endedAt = state.now;
  instance.modifiedAt = state.now;
  if (reason !== undefined) instance.reason = reason;
  await state.schedule.cancel('workflow-step', instance.instanceId);
  await state.schedule.cancel('workflow-expiry', instance.instanceId);
  await saveInstance(state, instance);
}

export async function saveInstance(state: State, instance: StoredInstance): Promise<void> {
  await state.of(instances).put(instance.accountId, instance.instanceId, instance);
}

/** The time of a step that waits has come. */
export async function endWaiting(
  state: State,
  { key, with: more = {} }: ScheduledItem,
): Promise<void> {
  const instance = await findRunning(state, more['accountId'], key);
  if (instance !== undefined && String(instance.completed) === more['step'])
    await completeStep(state, instance);
}

/** Nobody has finished an instance in time. */
export async function expire(state: State, { key, with: more = {} }: ScheduledItem): Promise<void> {
  const instance = await findRunning(state, more['accountId'], key);
  if (instance !== undefined) await endInstance(state, instance, 'Expired');
}

/** Goes on after the envelope of a step was completed. */
export async function hearCompleted(state: State, event: StateEvent): Promise<void> {
  const found = await findByEnvelope(state, event);
  if (found !== undefined) await completeStep(state, found);
}

/** Ends an instance whose envelope was declined or voided. */
export async function hearEnded(state: State, event: StateEvent): Promise<void> {
  const found = await findByEnvelope(state, event);
  const how = event.event === 'envelope-declined' ? 'declined' : 'voided';
  if (found !== undefined)
    await endInstance(state, found, 'Failed', `The envelope of a step was ${how}.`);
}

/** Finds the running instance whose current step has sent an envelope. */
async function findByEnvelope(
  state: State,
  { accountId, envelopeId = '' }: StateEvent,
): Promise<StoredInstance | undefined> {
  const instanceId = await state.of(instanceOfEnvelopes).get(accountId, envelopeId);
  if (instanceId === undefined) return undefined;
  const instance = await findRunning(state, accountId, instanceId);
  return instance?.envelopes[String(instance.completed)] === envelopeId ? instance : undefined;
}

async function findRunning(
  state: State,
  accountId: string | undefined,
  instanceId: string,
): Promise<StoredInstance | undefined> {
  const instance = await state.of(instances).get(accountId ?? '', instanceId);
  return instance?.status === 'In Progress' ? instance : undefined;
}
