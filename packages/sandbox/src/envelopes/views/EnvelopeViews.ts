import type { CorrectViewRequest } from '@countersign/types/esign-v2.1';
import { isSameAddress } from '../../account/users/person.ts';
import { requireAgent } from '../../engine/act-on-behalf.ts';
import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { members } from '../../state/model/account.ts';
import { envelopeShares } from '../../state/model/shares-and-favorites.ts';
import { defineForBoth } from '../define-for-both.ts';
import { findEnvelope } from '../find-envelope.ts';
import { isRecipient } from '../received.ts';
import { requireRight } from '../rights.ts';
import { inProcess, statusInWords } from '../statuses.ts';
import { requireStatus } from '../guards.ts';
import { embeddedGrant, userGrant } from './access/grants.ts';
import { makeView, takeBack } from './access/make-view.ts';
import { makeSigningView } from './make-signing-view.ts';
import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { viewSessions, views } from './access/stored-view.ts';
import { timeOut } from './access/time-out.ts';

export const EnvelopeViews_createConsole = defineOperation(
  'EnvelopeViews_createConsole',
  async (state, { body }, context) => {
    const envelope =
      body?.envelopeId === undefined
        ? undefined
        : await findEnvelope(state, context, body.envelopeId);
    const grant = userGrant(context, 'console', envelope?.envelopeId, body);
    return { status: 201, body: await makeView(state, context, grant) };
  },
);

export const EnvelopeViews_createCorrect = defineOperation(
  'EnvelopeViews_createCorrect',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    const { envelopeId, status } = envelope;
    await requireRight(state, context, 'canSendEnvelope');
    if (!inProcess.includes(status))
      throw new ServiceRefusal(
        'ENVELOPE_INVALID_STATUS',
        `The page for correcting cannot be created for an envelope in a '${capitalize(status)}' state, only for one that is sent or delivered: ${envelopeId}.`,
      );
    if (body?.viewUrl !== undefined) await takeBack(state, envelopeId, body.viewUrl);
    const grant = userGrant(context, 'correct', envelopeId, readCorrection(body));
    return { status: 201, body: await makeView(state, context, grant) };
  },
);

export const EnvelopeViews_deleteEnvelopeCorrectView = defineOperation(
  'EnvelopeViews_deleteEnvelopeCorrectView',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    if (body.viewUrl === undefined) await endCorrections(state, context, envelope);
    else await takeBack(state, envelope.envelopeId, body.viewUrl);
    return { status: 200 };
  },
);

export const [EnvelopeViews_createEdit, TemplateViews_createEdit] = defineForBoth(
  'EnvelopeViews_createEdit',
  'TemplateViews_createEdit',
  async (state, { body }, context, open) => {
    const { found } = await open({ change: true });
    const template = found.kind === 'template';
    await requireRight(state, context, template ? 'canManageTemplates' : 'canSendEnvelope');
    // The page can send a draft.
    if (found.status === 'created') requireAgent(context, 'send');
    requireStatus(found, 'openEditView');
    const view = template ? 'template' : 'edit';
    const grant = userGrant(context, view, found.envelopeId, body);
    return { status: 201, body: await makeView(state, context, grant) };
  },
);

export const EnvelopeViews_createRecipient = defineOperation(
  'EnvelopeViews_createRecipient',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return { status: 201, body: await makeSigningView(state, context, envelope, body) };
  },
);

export const EnvelopeViews_createSender = defineOperation(
  'EnvelopeViews_createSender',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireAgent(context, 'send');
    await requireRight(state, context, 'canSendEnvelope');
    if (envelope.status !== 'created')
      throw new ServiceRefusal(
        'ENVELOPE_INVALID_STATUS',
        `The sending page opens only for envelopes in the 'Created' state. ${envelope.envelopeId} is ${statusInWords(envelope.status)}.`,
      );
    const grant = userGrant(context, 'sender', envelope.envelopeId, body);
    return { status: 201, body: await makeView(state, context, grant) };
  },
);

export const EnvelopeViews_createSharedRecipient = defineOperation(
  'EnvelopeViews_createSharedRecipient',
  async (state, { path, body }, context) => {
    const { account, caller } = context;
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const { envelopeId, status } = envelope;
    if (['created', 'voided', 'deleted'].includes(status))
      throw new ServiceRefusal(
        'ENVELOPE_INVALID_STATUS',
        `Recipients can share only envelopes that were sent. ${envelopeId} is ${statusInWords(status)}.`,
      );
    const all = await state.of(members).list(account.accountId);
    const owner = all.find(({ userId, userName, email }) =>
      body.userId === undefined
        ? isSameAddress(email, body.email) && userName === body.userName
        : userId === body.userId.toLowerCase(),
    );
    const recipient = owner && envelope.recipients.find((one) => isRecipient(one, owner));
    if (owner === undefined || recipient === undefined)
      throw new ServiceRefusal(
        'UNKNOWN_ENVELOPE_RECIPIENT',
        `The user is not a recipient of envelope ${envelopeId}.`,
      );
    const shared = await state.of(envelopeShares).get(account.accountId, owner.userId);
    if (owner.userId !== caller.userId && shared?.includes(caller.userId) !== true)
      throw new ServiceRefusal(
        'USER_LACKS_PERMISSIONS',
        `${owner.userName} does not share envelopes with ${caller.userName}.`,
      );
    const view = await makeView(state, context, {
      ...embeddedGrant(envelope, recipient, body),
      view: 'shared',
    });
    return { status: 201, body: view };
  },
);

/** Reads the settings of a page for correcting, also in their older form. */
function readCorrection({ returnUrl, beginOnTagger, settings }: CorrectViewRequest = {}) {
  const startingScreen = beginOnTagger === 'true' ? { startingScreen: 'Tagger' } : undefined;
  return {
    ...(returnUrl !== undefined && { returnUrl }),
    ...((settings ?? startingScreen) !== undefined && {
      settings: { ...startingScreen, ...settings },
    }),
  };
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/**
 * Revokes all pages on which the caller corrects an envelope, which returns to its previous status.
 */
async function endCorrections(
  state: State,
  { caller }: Pick<Context, 'caller'>,
  { envelopeId }: StoredEnvelope,
): Promise<void> {
  const isMeant = (one: { view: string; envelopeId?: string; userId?: string }) =>
    one.view === 'correct' && one.envelopeId === envelopeId && one.userId === caller.userId;
  for (const view of await state.of(views).list(''))
    if (isMeant(view) && !view.opened)
      await state.of(views).put('', view.viewId, { ...view, opened: true });
  for (const session of await state.of(viewSessions).list(''))
    if (isMeant(session) && session.ended === undefined) await timeOut(state, session);
}
