// Reading is apart from writing, whose code is twice as much: a test that has just started a sandbox
// most often reads first.
import { breathe } from '@countersign/mock/core/server';
import { loadOnce } from '../../engine/load-once.ts';
import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find-envelope.ts';
import { presentFormDataChange } from '../form-data/present-change.ts';
import { listEnvelopes } from '../listing/list-envelopes.ts';
import { readListedIds } from '../listing/listed-ids.ts';
import { envelopeParts, presentEnvelope } from '../present-envelope.ts';
import { readAs } from '../read-as.ts';
import { readInclude } from '../read-include.ts';
import { seenEnvelope } from '../visibility/seen-envelope.ts';

/** Loads what reads the texts of documents. */
const loadAnchors = loadOnce(() => import('../tabs/locate-anchors.ts'));

export const Envelopes_get = defineOperation(
  'Envelopes_get',
  async (state, { path, query }, context) => {
    const reader = await readAs(state, context, query.user_id);
    const found = await findEnvelope(state, reader, path.envelopeId);
    await breathe();
    const envelope =
      query.include_anchor_tab_locations === 'true'
        ? await (await loadAnchors()).locateAnchors(state, found)
        : found;
    const include = readInclude(context, query.include, envelopeParts);
    const seen = presentEnvelope(seenEnvelope(reader, envelope), { include });
    return { status: 200, body: { ...seen, ...presentFormDataChange(envelope) } };
  },
);

export const Envelopes_listStatus = defineOperation(
  'Envelopes_listStatus',
  async (state, { path, query, body = {} }, context) => {
    const { envelope_ids: _envelopes, transaction_ids: _transactions, ...filters } = query;
    const ids = readListedIds(query, body);
    return {
      status: 200,
      body: await listEnvelopes(state, context, `${placeOf(path)}/status`, { ...filters, ...ids }),
    };
  },
);

/** The list of envelopes as other pages of it are addressed: with the account as it was asked for. */
function placeOf({ accountId }: { accountId: string }): string {
  return `/accounts/${accountId}/envelopes`;
}

/** Defines an operation that reads where totals of envelopes are kept. */
const defineCount: typeof defineOperation = (...operation) => ({
  ...defineOperation(...operation),
  counts: true,
});

export const Envelopes_listStatusChanges = defineCount(
  'Envelopes_listStatusChanges',
  async (state, { path, query }, context) => ({
    status: 200,
    body: await listEnvelopes(state, context, placeOf(path), query),
  }),
);
