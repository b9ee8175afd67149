import { controlPath } from '../api/control.ts';
import { addressToReturn } from '../app/returned.ts';
import type { CopiedCall } from '../copying/copy-calls.tsx';
import type { Item } from './item.ts';
import { recycleBin } from './summaries.ts';

/** Lists the calls of the sender of an envelope, or of the owner of a template, for each action. */
export function listSenderCalls({ id, accountId, path, summary }: Item) {
  const change = (body: object, query = ''): CopiedCall => ({
    accountId,
    method: 'PUT',
    path: `${path}${query}`,
    body,
  });
  const openView = (view: 'correct' | 'edit'): CopiedCall => ({
    accountId,
    method: 'POST',
    path: `${path}/views/${view}`,
    body: { returnUrl: addressToReturn(location.href) },
  });
  return {
    read: { accountId, path },
    send: change({ status: 'sent' }),
    resend: change({}, '?resend_envelope=true'),
    voidFor: (voidedReason: string) => change({ status: 'voided', voidedReason }),
    remove: {
      accountId,
      // Only its sender or owner moves it.
      userId: summary.sender.userId,
      method: 'PUT',
      path: `/restapi/v2.1/accounts/${accountId}/folders/${recycleBin}`,
      body: { envelopeIds: [id] },
    },
    openView,
    expire: { accountId, method: 'POST', path: `${controlPath}/envelopes/${id}/expire` },
  } as const satisfies Record<string, CopiedCall | ((word: never) => CopiedCall)>;
}
