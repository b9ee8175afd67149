import { day } from '../../engine/day.ts';
import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { kind } from '../../state/records.ts';
import type { State } from '../../state/state.ts';

/** The envelope that a request with a mark of its own made. Kept under the account, by the mark. */
export interface StoredTransaction {
  envelopeId: string;
  at: number;
}

/** Time in milliseconds for which a transaction is remembered: seven days. */
const lifetime = 7 * day;

const transactions = kind<StoredTransaction>('transaction', {
  expiresAt: ({ at }) => at + lifetime,
});

/** Finds a transaction by ID; undefined if there is none, or it has expired. */
export async function findTransaction(
  state: State,
  { account }: Pick<Context, 'account'>,
  transactionId: string,
): Promise<StoredTransaction | undefined> {
  const found = await state.of(transactions).get(account.accountId, transactionId);
  return found !== undefined && found.at + lifetime > state.now ? found : undefined;
}

/** Remembers under which mark an envelope was made, where it has one. */
export async function rememberTransaction(
  state: State,
  { accountId, envelopeId, settings: { transactionId } }: StoredEnvelope,
): Promise<void> {
  if (transactionId === undefined || transactionId === '') return;
  await state.of(transactions).put(accountId, transactionId, { envelopeId, at: state.now });
}
