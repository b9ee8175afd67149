import type { WorkflowStep } from '@countersign/types/esign-v2.1';
import { readDateTime } from '../../engine/date-time.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { inProcess } from '../statuses.ts';

type Waiting = Pick<StoredEnvelope, 'envelopeId' | 'status' | 'workflow'>;

/** The step at which an envelope waits. */
export function currentStep({ workflow }: Pick<Waiting, 'workflow'>): WorkflowStep | undefined {
  return workflow?.workflowSteps?.find(
    ({ status }) => status === 'paused' || status === 'in_progress',
  );
}

/** Checks whether the envelope has reached a step. */
export function isProcessed({ status }: WorkflowStep): boolean {
  return status === 'completed' || status === 'in_progress' || status === 'paused';
}

/** Sets what the clock does for the workflow of an envelope, and cancels what no longer applies. */
export async function scheduleWorkflow(state: State, envelope: Waiting): Promise<void> {
  const key = envelope.envelopeId;
  const plan = {
    'scheduled-sending': computeSendingTime(envelope),
    'delayed-routing': computeResumeTime(envelope),
  };
  for (const [kind, at] of Object.entries(plan))
    if (at === undefined) await state.schedule.cancel(kind, key);
    else await state.schedule.set({ kind, key, at });
}

function computeSendingTime({ status, workflow }: Waiting): number | undefined {
  const { scheduledSending } = workflow ?? {};
  if (status !== 'created' || scheduledSending?.status !== 'started') return undefined;
  return readDateTime(scheduledSending.resumeDate ?? '');
}

function computeResumeTime(envelope: Waiting): number | undefined {
  const { delayedRouting } = currentStep(envelope) ?? {};
  if (!inProcess.includes(envelope.status) || delayedRouting?.status !== 'started')
    return undefined;
  return readDateTime(delayedRouting.resumeDate ?? '');
}
