import type { State } from '../../state/state.ts';
import { addCalendarMonths } from '../../engine/add-calendar-months.ts';
import { day } from '../../engine/day.ts';
import { readUserSettings } from '../../account/users/user-settings.ts';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { powerFormPeople, powerFormUses, type StoredPowerForm } from './stored-power-form.ts';
import { savePowerForm } from './save-power-form.ts';

/** The length of each unit of an interval in milliseconds; a month is added by the calendar. */
const units = new Map<string, number>([
  ['minutes', 60_000],
  ['hours', 3_600_000],
  ['days', day],
  ['weeks', 7 * day],
]);

/**
 * Finds the time at which a person may use a PowerForm again.
 * @returns undefined if the person may use it at once
 */
export async function findWaitingEnd(
  state: State,
  { powerFormId, ...form }: StoredPowerForm,
  email: string,
): Promise<number | undefined> {
  if (!form.limitUseIntervalEnabled) return undefined;
  const last = await state.of(powerFormPeople).get(powerFormId, email.toLowerCase());
  if (last === undefined) return undefined;
  const end = addInterval(last, form.limitUseInterval ?? 0, form.limitUseIntervalUnits ?? 'days');
  return end > state.now ? end : undefined;
}

function addInterval(time: number, count: number, unit: string): number {
  return unit === 'months' ? addCalendarMonths(time, count) : time + count * (units.get(unit) ?? 0);
}

/** Checks whether the maximum number of envelopes of the PowerForm was created. */
export function isUsedUp({
  maxUseEnabled,
  usesRemaining = 0,
}: Pick<StoredPowerForm, 'maxUseEnabled' | 'usesRemaining'>): boolean {
  return maxUseEnabled && usesRemaining <= 0;
}

/** Counts an envelope that a person has created. The sender learns when it was the last one. */
export async function recordUse(
  state: State,
  account: StoredAccount,
  sender: StoredMember,
  form: StoredPowerForm,
  { envelopeId }: StoredEnvelope,
  email: string,
): Promise<void> {
  const { accountId, powerFormId, maxUseEnabled, usesRemaining = 0 } = form;
  const used = {
    ...form,
    timesUsed: form.timesUsed + 1,
    lastUsedAt: state.now,
    ...(maxUseEnabled && { usesRemaining: usesRemaining - 1 }),
  };
  await savePowerForm(state, used);
  await state.of(powerFormUses).put(powerFormId, envelopeId, { envelopeId, at: state.now });
  await state.of(powerFormPeople).put(powerFormId, email.toLowerCase(), state.now);
  if (!isUsedUp(used)) return;
  const { senderEmailNotifications } = await readUserSettings(state, account, sender);
  if (senderEmailNotifications?.powerformResponsesLimitNotificationEmail === 'false') return;
  await state.mail(accountId, {
    to: { name: sender.userName, email: sender.email },
    cc: [],
    bcc: [],
    subject: `No uses left: ${form.name}`,
    text: [`The PowerForm ${form.name} has reached its limit of ${used.timesUsed} uses.`],
    reason: 'powerform-limit',
  });
}
