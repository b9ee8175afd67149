import { CountersignError } from '../../errors/countersign-error.js';
import type { Account } from '../account.js';

/** The user is not in this account, or has no default one. */
export class UnknownAccountError extends CountersignError {
  override name = 'UnknownAccountError';
  /** The accounts that exist. */
  readonly accounts: readonly Account[];

  constructor(wanted: string | undefined, accounts: readonly Account[]) {
    const which = wanted === undefined ? 'no default account' : `no account ${wanted}`;
    const list = accounts.map(({ accountId, accountName }) => `${accountId} (${accountName})`);
    const there = list.join(', ') || 'none; does the token have the scope signature?';
    super(`the user has ${which}; available: ${there}`);
    this.accounts = accounts;
  }
}
