import type { StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { watermarks } from '../watermarks/watermark.ts';
import { mailDefaults, purgeConfigurations } from './account-defaults.ts';
import { passwordRules } from './password-rules.ts';

/** Copies the settings of an account that have operations of their own to a new account. */
export async function copySettings(
  state: State,
  from: Pick<StoredAccount, 'accountId'>,
  to: Pick<StoredAccount, 'accountId'>,
): Promise<void> {
  const { accountId } = to;
  await mailDefaults.change(state, accountId, await mailDefaults.read(state, from.accountId));
  await passwordRules.change(state, accountId, await passwordRules.read(state, from.accountId));
  await watermarks.change(state, accountId, await watermarks.read(state, from.accountId));
  await setPurgeConfiguration(
    state,
    accountId,
    await purgeConfigurations.read(state, from.accountId),
  );
}

/** Changes when envelopes are purged by themselves, and begins or stops that. */
export async function setPurgeConfiguration(
  state: State,
  accountId: string,
  change: Parameters<typeof purgeConfigurations.change>[2],
): ReturnType<typeof purgeConfigurations.change> {
  const changed = await purgeConfigurations.change(state, accountId, change);
  const kind = 'envelope-retention';
  if (changed.purgeEnvelopes === 'true')
    await state.schedule.set({ kind, key: accountId, at: state.now });
  else await state.schedule.cancel(kind, accountId);
  return changed;
}
