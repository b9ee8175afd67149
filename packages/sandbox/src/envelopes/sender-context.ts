import { randomUUID } from 'node:crypto';
import type { Context } from '../engine/context.ts';
import type { StoredAccount, StoredMember } from '../state/model/account.ts';
import type { State } from '../state/state.ts';

/**
 * Creates the context of work that a page or a job does on behalf of a sender, who may use any
 * template of the account for it.
 */
export function createSenderContext(
  { warn }: Pick<State, 'warn'>,
  account: StoredAccount,
  sender: StoredMember,
  origin: string,
): Context {
  return {
    operationId: '',
    account,
    caller: sender,
    anyTemplate: true,
    claims: { sub: sender.userId, clientId: '', scopes: [], exp: Infinity },
    origin,
    newId: randomUUID,
    warn,
  };
}
