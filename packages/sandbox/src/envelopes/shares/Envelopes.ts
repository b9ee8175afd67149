import type { EnvelopesShareRequest, EnvelopesShareResponse } from '@countersign/types/esign-v2.1';
import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireItems } from '../../engine/require-items.ts';
import { label } from '../../state/envelope-labels.ts';
import { findEnvelope } from '../find-envelope.ts';
import { listEnvelopes } from '../listing/list-envelopes.ts';
import { requireSender } from '../rights.ts';
import { changeShare, findAgent, findShare, lookUpAgent, shareWith } from './change-shares.ts';
import { dateTime } from '../../engine/date-time.ts';
import { members } from '../../state/model/account.ts';
import type { StoredEnvelope, StoredShare } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';

export const Envelopes_getEnvelopesShares = defineOperation(
  'Envelopes_getEnvelopesShares',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    requireSender(envelope, context, 'USER_NOT_ENVELOPE_SENDER');
    const shares = (envelope.shares ?? []).map((share) => presentShare(state, envelope, share));
    return { status: 200, body: { shares: await Promise.all(shares) } };
  },
);

export const Envelopes_createEnvelopesShares = defineOperation(
  'Envelopes_createEnvelopesShares',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireSender(envelope, context, 'USER_NOT_ENVELOPE_SENDER');
    const shares = await perItem(requireItems(body.shares, 'shares'), echoShare, async (input) =>
      presentShare(state, envelope, await shareWith(state, context, envelope, input)),
    );
    await state.envelopes.put(envelope);
    return { status: 201, body: { shares } };
  },
);

export const Envelopes_updateEnvelopesShares = defineOperation(
  'Envelopes_updateEnvelopesShares',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireSender(envelope, context, 'USER_NOT_ENVELOPE_SENDER');
    const shares = await perItem(requireItems(body.shares, 'shares'), echoShare, async (input) => {
      const { userId } = await findAgent(state, context, input);
      const share = findShare(envelope, (one) => one.userId === userId, userId);
      changeShare(state, share, input);
      return presentShare(state, envelope, share);
    });
    await state.envelopes.put(envelope);
    return { status: 200, body: { shares } };
  },
);

export const Envelopes_deleteEnvelopesShares = defineOperation(
  'Envelopes_deleteEnvelopesShares',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireSender(envelope, context, 'USER_NOT_ENVELOPE_SENDER');
    const gone = new Set<string>();
    for (const { agentUser } of requireItems(body.shares, 'shares')) {
      const agent = await lookUpAgent(state, context, agentUser);
      if (agent !== undefined) gone.add(agent.userId);
    }
    envelope.shares = envelope.shares?.filter(({ userId }) => !gone.has(userId)) ?? [];
    await state.envelopes.put(envelope);
    return { status: 200 };
  },
);

export const Envelopes_getEnvelopesShare = defineOperation(
  'Envelopes_getEnvelopesShare',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    requireSender(envelope, context, 'USER_NOT_ENVELOPE_SENDER');
    const share = findShare(envelope, hasId(path.shareId), path.shareId);
    return { status: 200, body: await presentShare(state, envelope, share) };
  },
);

export const Envelopes_updateEnvelopesShare = defineOperation(
  'Envelopes_updateEnvelopesShare',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireSender(envelope, context, 'USER_NOT_ENVELOPE_SENDER');
    const share = findShare(envelope, hasId(path.shareId), path.shareId);
    changeShare(state, share, body);
    await state.envelopes.put(envelope);
    return { status: 200, body: await presentShare(state, envelope, share) };
  },
);

export const Envelopes_deleteEnvelopesShare = defineOperation(
  'Envelopes_deleteEnvelopesShare',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireSender(envelope, context, 'USER_NOT_ENVELOPE_SENDER');
    const share = findShare(envelope, hasId(path.shareId), path.shareId);
    envelope.shares = envelope.shares?.filter((one) => one !== share) ?? [];
    await state.envelopes.put(envelope);
    return { status: 200 };
  },
);

export const Envelopes_getSharedEnvelopes = defineOperation(
  'Envelopes_getSharedEnvelopes',
  async (state, { path, query }, context) => ({
    status: 200,
    body: await listEnvelopes(
      state,
      context,
      `/accounts/${path.accountId}/envelopes/shared`,
      { ...query, from_date: query.from_date ?? '1970-01-01' },
      [{ label: [label.shared(context.caller.userId)] }],
    ),
  }),
);

function hasId(requested: string) {
  return ({ shareId }: { shareId: string }) => shareId === requested.toLowerCase();
}

function echoShare({ agentUser, permission }: EnvelopesShareRequest) {
  return {
    ...(agentUser !== undefined && { agentUser }),
    ...(permission !== undefined && { permission }),
  };
}

/** Presents a share of an envelope. */
async function presentShare(
  state: State,
  { accountId, envelopeId, sender, settings }: StoredEnvelope,
  { shareId, userId, permission, createdAt, modifiedAt }: StoredShare,
): Promise<EnvelopesShareResponse> {
  const { userName, email } = (await state.of(members).get(accountId, userId)) ?? {};
  return {
    shareId,
    envelopeId,
    subject: settings.emailSubject ?? '',
    permission,
    agentUser: {
      accountId,
      userId,
      ...(userName !== undefined && { name: userName }),
      ...(email !== undefined && { email }),
    },
    senderInfo: { accountId, userId: sender.userId, name: sender.userName, email: sender.email },
    createdTimestamp: dateTime(createdAt),
    modifiedTimestamp: dateTime(modifiedAt),
  };
}
