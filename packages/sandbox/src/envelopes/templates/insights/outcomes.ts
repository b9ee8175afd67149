import type { Context } from '../../../engine/context.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { State } from '../../../state/state.ts';
import { expiredReason } from '../../life/expire.ts';
import { isSent } from '../../received.ts';

/** The number of the best and of the worst results. */
const most = 5;

/**
 * Lists the sent envelopes of an account, by the IDs of the templates that they were created from.
 */
export async function listFromTemplates(
  state: State,
  { account }: Pick<Context, 'account'>,
): Promise<Map<string, StoredEnvelope[]>> {
  const from = new Map<string, StoredEnvelope[]>();
  for (const envelope of await state.envelopes.list(account.accountId, {
    kind: 'envelope',
    conditions: [isSent],
  })) {
    const applied = [...envelope.templates, ...envelope.documents.flatMap((one) => one.templates)];
    for (const id of new Set(applied.map(({ templateId }) => templateId)))
      from.set(id, [...(from.get(id) ?? []), envelope]);
  }
  return from;
}

/** Counts the outcomes of envelopes: numbers, and their shares in percent. */
export function countOutcomes(sent: readonly StoredEnvelope[]) {
  const count = (is: (envelope: StoredEnvelope) => boolean) => sent.filter(is).length;
  const completed = count(({ status }) => status === 'completed');
  const expired = count(isExpired);
  const voided = count((one) => one.status === 'voided' && !isExpired(one));
  const rate = (part: number) =>
    sent.length === 0 ? '0' : String(Math.round((part / sent.length) * 100));
  return {
    sent: String(sent.length),
    completed: String(completed),
    completionRate: rate(completed),
    expired: String(expired),
    expiredRate: rate(expired),
    voided: String(voided),
    voidedRate: rate(voided),
  };
}

/** The five with the highest rates, the best first, and the five with the lowest, the worst first. */
export function orderByRate<Item extends { completionRate: string }>(
  items: readonly Item[],
): { best: Item[]; worst: Item[] } {
  const ordered = items.toSorted((a, b) => Number(b.completionRate) - Number(a.completionRate));
  return { best: ordered.slice(0, most), worst: ordered.toReversed().slice(0, most) };
}

function isExpired({ status, voidedReason }: StoredEnvelope): boolean {
  return status === 'voided' && voidedReason === expiredReason;
}
