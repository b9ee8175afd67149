import { callService } from '../api/service.ts';
import { recycleBin } from './summaries.ts';
import type { Item } from './item.ts';

/** Moves an envelope or a template to the recycle bin, as its sender or owner. */
export async function moveToBin({ id, accountId, summary }: Item): Promise<void> {
  await callService({
    accountId,
    userId: summary.sender.userId,
    method: 'PUT',
    path: `/restapi/v2.1/accounts/${accountId}/folders/${recycleBin}`,
    body: { envelopeIds: [id] },
  });
}
