import { z } from 'zod';
import { readDateTime } from '../../engine/date-time.ts';
import { noteSettings } from '../clock/clock-history.ts';
import { runAllDue } from '../clock/run-due.ts';
import type { components } from '../../frame/control/generated/control.ts';
import type { State } from '../../state/state.ts';
import { changeTenant } from '../../state/tenant.ts';
import { type ControlCall, read, write } from '../../frame/control/control-call.ts';
import type { SandboxHandlers, SandboxParts } from '../sandbox-parts.ts';
import { invalid } from '../../frame/control/control-problem.ts';
import { readBody } from '../../frame/control/read-body.ts';

type Clock = components['schemas']['Clock'];

const change = z.strictObject({
  now: z.exactOptional(z.string()),
  frozen: z.exactOptional(z.boolean()),
});
const amount = z.number().min(0).default(0);
const duration = z.strictObject({
  days: amount,
  hours: amount,
  minutes: amount,
  seconds: amount,
  milliseconds: amount,
});

/**
 * The latest time for a clock, in milliseconds since 1970: times that are years later still have a
 * year of four digits.
 */
const endOfTime = Date.parse('9000-01-01T00:00:00Z');

/**
 * The maximum number of jobs that a call waits for. A year of daily reminders of 27 envelopes is as
 * much.
 */
const mostJobs = 10_000;

export const clock: SandboxHandlers<
  'getClock' | 'setClock' | 'advanceClock' | 'advanceToNext' | 'runClock'
> = {
  getClock: (parts, call) => read(parts, call, async (state) => presentClock(state)),
  async setClock(parts, call) {
    const { now, frozen } = readBody(call, change);
    const at = now === undefined ? undefined : timeIn(now);
    return move(parts, call, (state) => ({
      now: at ?? state.now,
      frozen: frozen ?? isFrozen(state),
    }));
  },
  async advanceClock(parts, call) {
    const { days, hours, minutes, seconds, milliseconds } = readBody(call, duration);
    const passed = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;
    if (passed === 0)
      throw invalid('Specify how much time passes, such as { "hours": 1 }.', 'body');
    return move(parts, call, (state) => ({
      now: Math.round(state.now + passed),
      frozen: isFrozen(state),
    }));
  },
  advanceToNext: (parts, call) =>
    move(parts, call, async (state) => {
      const [next] = await state.schedule.upTo(endOfTime, 1);
      // Items that are overdue run at once, without moving the clock back.
      return { now: Math.max(next?.at ?? 0, state.now), frozen: isFrozen(state) };
    }),
  runClock: (parts, call) =>
    move(parts, call, (state) => ({ now: state.now, frozen: isFrozen(state) })),
};

/** The target of a change of the clock. */
interface Goal {
  now: number;
  frozen: boolean;
}

/** Puts the clock to a time, and lets happen what falls due by then. */
async function move(
  parts: SandboxParts,
  call: ControlCall,
  goal: (state: State) => Goal | Promise<Goal>,
): Promise<Clock> {
  const { now, frozen, before } = await write(parts, call, async (state) => {
    const to = await goal(state);
    if (to.now < 0 || to.now > endOfTime)
      throw invalid('The clock can be set to times from 1970 to the end of 8999.', 'body');
    const row = to.frozen
      ? { frozen_at: to.now }
      : { frozen_at: null, offset_ms: to.now - Date.now() };
    await changeTenant(state.db, call.tenant, row);
    return { ...to, before: state.tenant };
  });
  noteSettings(parts.tenants, before);
  await parts.rules.refresh(call.tenant);
  const done = await runAllDue(parts.tenants, call.tenant, now, {
    most: mostJobs,
    isAwaited: () => call.request.hasLeft?.() !== true,
  });
  return { now: new Date(now).toISOString(), frozen, done };
}

function timeIn(text: string): number {
  const time = readDateTime(text);
  if (time !== undefined) return time;
  throw invalid('The time must be in ISO 8601 format, such as 2026-11-22T09:00:00Z.', 'body/now');
}

function presentClock(state: State): Clock {
  return { now: new Date(state.now).toISOString(), frozen: isFrozen(state) };
}

function isFrozen({ tenant }: State): boolean {
  return tenant.frozenAt !== undefined;
}
