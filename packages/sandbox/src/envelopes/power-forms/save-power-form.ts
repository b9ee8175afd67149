import type { Context } from '../../engine/context.ts';
import type { State } from '../../state/state.ts';
import {
  powerFormAccounts,
  powerFormPeople,
  powerForms,
  powerFormUses,
  type StoredPowerForm,
} from './stored-power-form.ts';

/** An empty PowerForm of the caller; it is not saved yet. */
export function newPowerForm(
  { now }: Pick<State, 'now'>,
  { account, caller, newId }: Pick<Context, 'account' | 'caller' | 'newId'>,
): StoredPowerForm {
  return {
    powerFormId: newId(),
    accountId: account.accountId,
    name: '',
    templateId: '',
    templateName: '',
    senderUserId: caller.userId,
    createdBy: caller.userId,
    createdAt: now,
    timesUsed: 0,
    isActive: true,
    signingMode: 'email',
    maxUseEnabled: false,
    limitUseIntervalEnabled: false,
    recipients: [],
  };
}

export async function savePowerForm(state: State, form: StoredPowerForm): Promise<void> {
  const { accountId, powerFormId } = form;
  await state.of(powerForms).put(accountId, powerFormId, form);
  await state.of(powerFormAccounts).put('', powerFormId, accountId);
}

/** Deletes a PowerForm. Its envelopes stay as they are. */
export async function removePowerForm(
  state: State,
  { accountId, powerFormId }: StoredPowerForm,
): Promise<void> {
  await state.of(powerForms).remove(accountId, powerFormId);
  await state.of(powerFormAccounts).remove('', powerFormId);
  await state.of(powerFormUses).removeAll(powerFormId);
  await state.of(powerFormPeople).removeAll(powerFormId);
}
