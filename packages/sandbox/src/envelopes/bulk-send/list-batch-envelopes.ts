import type { EnvelopesInformation } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import type { State } from '../../state/state.ts';
import type { EnvelopeQuery } from '../listing/envelope-query.ts';
import { listedParts, runListQuery } from '../listing/list-envelopes.ts';
import { readListQuery } from '../listing/list-query.ts';
import { pageFields, readRequestedPage } from '../listing/page-fields.ts';
import { presentEnvelope } from '../present-envelope.ts';
import { readInclude } from '../read-include.ts';
import { seenEnvelope } from '../visibility/seen-envelope.ts';
import { listEnvelopeIds } from './present-batch.ts';
import { listCopies, type StoredBatch } from './stored-batch.ts';

/** The maximum number of envelopes in a response. */
const most = 1000;

interface BatchEnvelopesQuery extends EnvelopeQuery {
  count?: string | undefined;
  include?: string | undefined;
  start_position?: string | undefined;
}

/** Lists a page of the envelopes of a batch. */
export async function listBatchEnvelopes(
  state: State,
  context: Context,
  { batchId }: StoredBatch,
  query: BatchEnvelopesQuery,
): Promise<EnvelopesInformation> {
  const ids = listEnvelopeIds(await listCopies(state, batchId));
  const asked =
    ids.length === 0
      ? undefined
      : await readListQuery(state, context, { ...query, envelope_ids: ids.join(',') });
  const part = readRequestedPage(state, query, most);
  const page =
    asked === undefined
      ? { envelopes: [], total: 0 }
      : await runListQuery(state, context.account.accountId, asked, part);
  const include = readInclude(context, query.include, listedParts);
  const { envelopes, total } = page;
  const place = `/bulk_send_batch/${batchId}/envelopes`;
  return {
    ...pageFields({ place, query, ...part, shown: envelopes.length, total }),
    envelopes: envelopes.map((envelope) =>
      presentEnvelope(seenEnvelope(context, envelope), { include }),
    ),
  };
}
