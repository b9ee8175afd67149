import { z } from 'zod';
import {
  autoRespond,
  declineEnvelope,
  finishLater,
  finishRecipient,
  openEnvelope,
} from '../../envelopes/life/act.ts';
import { isDone } from '../../envelopes/statuses.ts';
import { enterValues } from '../../envelopes/tabs/enter-values.ts';
import { act } from '../act.ts';
import type { ControlHandlers } from '../control-call.ts';
import { bodyOf } from '../read-body.ts';

const person = z.strictObject({ userName: z.string(), email: z.email() });
const acting = z.strictObject({ as: z.exactOptional(person) });
const signing = acting.extend({ values: z.record(z.string(), z.string()).default({}) });
const declining = acting.extend({ reason: z.string().min(1) });
const autoresponding = z.strictObject({ reason: z.string().min(1).default('No such address') });

export const recipients: ControlHandlers<
  'open' | 'sign' | 'decline' | 'finishLater' | 'autorespond'
> = {
  async open(parts, call) {
    const { as } = bodyOf(call, acting);
    return act(parts, call, as, ({ state, envelope, recipient, actor }) =>
      openEnvelope(state, envelope, recipient, actor),
    );
  },
  async sign(parts, call) {
    const { as, values } = bodyOf(call, signing);
    return act(parts, call, as, async ({ state, envelope, recipient, actor }) => {
      await openEnvelope(state, envelope, recipient, actor);
      // Who only receives has done so by opening.
      if (isDone(recipient)) return;
      enterValues(recipient, values);
      await finishRecipient(state, envelope, recipient, actor);
    });
  },
  async decline(parts, call) {
    const { as, reason } = bodyOf(call, declining);
    return act(parts, call, as, async ({ state, envelope, recipient, actor }) => {
      await openEnvelope(state, envelope, recipient, actor);
      await declineEnvelope(state, envelope, recipient, reason, actor);
    });
  },
  async finishLater(parts, call) {
    const { as, values } = bodyOf(call, signing);
    return act(parts, call, as, async ({ state, envelope, recipient, actor }) => {
      await openEnvelope(state, envelope, recipient, actor);
      enterValues(recipient, values, { partly: true });
      finishLater(state, envelope, recipient);
    });
  },
  async autorespond(parts, call) {
    const { reason } = bodyOf(call, autoresponding);
    return act(parts, call, undefined, ({ state, envelope, recipient }) =>
      autoRespond(state, envelope, recipient, reason),
    );
  },
};
