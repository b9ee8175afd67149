import { z } from 'zod';
import {
  autoRespond,
  declineEnvelope,
  finishLater,
  finishRecipient,
  openEnvelope,
} from '../../envelopes/life/act.ts';
import { type Actor, recipientActor } from '../../envelopes/life/events.ts';
import { saveEnvelope } from '../../envelopes/save.ts';
import { isDone } from '../../envelopes/statuses.ts';
import { enterValues } from '../../envelopes/tabs/enter-values.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { type ControlCall, write } from '../../frame/control/control-call.ts';
import type { SandboxHandlers, SandboxParts } from '../sandbox-parts.ts';
import { findEnvelopeOfPath, findRecipientOfPath } from '../find-envelope-of-path.ts';
import type { components } from '../../frame/control/generated/control.ts';
import { readBody } from '../../frame/control/read-body.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredIdentityAttempt } from '../../state/model/identity.ts';
import { listChecks } from '../../envelopes/identity/list-checks.ts';
import {
  approve,
  type CheckedRecipient,
  failCheck,
  startReview,
} from '../../envelopes/identity/outcome.ts';

const person = z.strictObject({ userName: z.string(), email: z.email() });
const acting = z.strictObject({ as: z.exactOptional(person) });
const signing = acting.extend({ values: z.record(z.string(), z.string()).default({}) });
const declining = acting.extend({ reason: z.string().min(1) });
const deciding = z.strictObject({
  outcome: z.enum(['passed', 'failed', 'manual-review']).default('passed'),
  reason: z.string().min(1).default('The check was failed by the control API.'),
});
const autoresponding = z.strictObject({ reason: z.string().min(1).default('No such address') });

export const recipients: SandboxHandlers<
  'open' | 'sign' | 'decline' | 'finishLater' | 'verifyIdentity' | 'autorespond'
> = {
  async open(parts, call) {
    const { as } = readBody(call, acting);
    return act(parts, call, as, ({ state, envelope, recipient, actor }) =>
      openEnvelope(state, envelope, recipient, actor),
    );
  },
  async sign(parts, call) {
    const { as, values } = readBody(call, signing);
    return act(parts, call, as, async ({ state, envelope, recipient, actor }) => {
      await openEnvelope(state, envelope, recipient, actor);
      // A recipient who only receives a copy is done once they have opened it.
      if (isDone(recipient)) return;
      enterValues(recipient, values);
      await finishRecipient(state, envelope, recipient, actor);
    });
  },
  async decline(parts, call) {
    const { as, reason } = readBody(call, declining);
    return act(parts, call, as, async ({ state, envelope, recipient, actor }) => {
      await openEnvelope(state, envelope, recipient, actor);
      await declineEnvelope(state, envelope, recipient, reason, actor);
    });
  },
  async finishLater(parts, call) {
    const { as, values } = readBody(call, signing);
    return act(parts, call, as, async ({ state, envelope, recipient, actor }) => {
      await openEnvelope(state, envelope, recipient, actor);
      enterValues(recipient, values, { partly: true });
      await finishLater(state, envelope, recipient);
    });
  },
  async verifyIdentity(parts, call) {
    const decision = readBody(call, deciding);
    return act(parts, call, undefined, (checked) => decideIdentity(checked, decision));
  },
  async autorespond(parts, call) {
    const { reason } = readBody(call, autoresponding);
    return act(parts, call, undefined, ({ state, envelope, recipient }) =>
      autoRespond(state, envelope, recipient, reason),
    );
  },
};

/** A recipient who acts, in the envelope in which that is. */
interface Act {
  state: State;
  envelope: StoredEnvelope;
  recipient: StoredRecipient;
  actor: Actor;
}

/** Does something as the recipient whom the path names, and returns the state of the envelope after it. */
async function act(
  parts: SandboxParts,
  call: ControlCall,
  as: components['schemas']['Person'] | undefined,
  work: (act: Act) => Promise<void> | void,
): Promise<components['schemas']['Acted']> {
  return write(parts, call, async (state) => {
    const envelope = await findEnvelopeOfPath(state, call, { lock: true });
    const recipient = findRecipientOfPath(envelope, call);
    await work({ state, envelope, recipient, actor: { ...recipientActor(recipient), ...as } });
    await saveEnvelope(state, envelope);
    return {
      envelopeId: envelope.envelopeId,
      envelopeStatus: envelope.status,
      recipientId: recipient.recipientId,
      recipientStatus: recipient.status,
    };
  });
}

/**
 * Decides all identity checks of a recipient without a browser.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER if the recipient has none
 */
async function decideIdentity(
  checked: CheckedRecipient,
  { outcome, reason }: { outcome: StoredIdentityAttempt['outcome']; reason: string },
): Promise<void> {
  const { state, envelope, recipient } = checked;
  const checks = await listChecks(state, envelope, recipient);
  const [first] = checks;
  if (first === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `Recipient ${recipient.recipientId} of envelope ${envelope.envelopeId} has no identity check. Give it identityVerification, or requireIdLookup.`,
    );
  const evidence = { 'Decided by': 'Control API' };
  switch (outcome) {
    case 'passed':
      return approve(checked, checks, 'Control API');
    case 'failed':
      return failCheck(checked, first, { evidence, reason, final: true });
    default:
      return startReview(checked, first, { evidence });
  }
}
