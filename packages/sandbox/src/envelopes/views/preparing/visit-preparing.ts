import type { MockResponse } from '@countersign/mock/extend';
import { actorOf, addAudit } from '../../life/events.ts';
import { endCorrection, startCorrection } from '../../life/correct.ts';
import { findTemplate } from '../../find-template.ts';
import { findEnvelope } from '../../find-envelope.ts';
import { requireLockToken } from '../../locks/require-lock-token.ts';
import { resendEnvelope } from '../../recipients/resend.ts';
import { saveEnvelope } from '../../save.ts';
import { sendEnvelope } from '../../life/send.ts';
import { ended } from '../../statuses.ts';
import { readAction, leave, tell, type Visit } from '../visit.ts';
import { requireSessionCaller } from '../session-rights.ts';
import { preparePage, type Preparing } from './prepare-page.ts';
import { takeChanges } from './take-changes.ts';

/** The page of a draft, of an envelope to be edited or corrected, of a template. */
export async function visitPreparing(visit: Visit): Promise<MockResponse> {
  const { state, session } = visit;
  const { view, envelopeId = '' } = session;
  const context = await requireSessionCaller(state, session);
  const find = view === 'template' ? findTemplate : findEnvelope;
  const envelope = await find(state, context, envelopeId, { change: true });
  requireLockToken(envelope, undefined, context, state);
  const preparing = { ...visit, envelope, actor: actorOf(context) };
  const stopped = stop(preparing);
  if (stopped !== undefined) return stopped;
  if (view === 'correct' && envelope.status !== 'correct') {
    startCorrection(state, envelope);
    await saveEnvelope(state, envelope);
    // Whoever closes the page without a word is not to keep the others from signing.
    const { sessionId, until } = session;
    await state.schedule.set({ kind: 'view-timeout', key: sessionId, at: until });
  }
  switch (readAction(visit)) {
    case 'send':
    case 'save':
      return change(preparing);
    case 'cancel':
      return cancel(preparing);
    default:
      return preparePage(preparing, new Map());
  }
}

/** Where the envelope has gone on, the page is of no use any more. */
function stop(preparing: Preparing): MockResponse | undefined {
  const { session, envelope } = preparing;
  const { view } = session;
  const { status } = envelope;
  const title = envelope.settings.emailSubject ?? '';
  if (view === 'sender' && status !== 'created')
    return tell(preparing, 'Error', title, `This is no draft any more; it is ${status}.`);
  if ((view === 'edit' || view === 'correct') && ended.includes(status))
    return tell(
      preparing,
      view === 'correct' ? 'error' : 'Error',
      title,
      `This envelope is ${status} and can no longer be changed.`,
    );
  return undefined;
}

async function change(preparing: Preparing): Promise<MockResponse> {
  const { state, envelope, form, actor } = preparing;
  if (form === undefined) return preparePage(preparing, new Map());
  const errors = takeChanges(preparing, form);
  if (errors.size > 0) return preparePage(preparing, errors);
  const sends = readAction(preparing) === 'send';
  if (envelope.kind === 'template') tellOfTemplate(preparing);
  if (envelope.status === 'created' && sends) await sendEnvelope(state, envelope);
  if (envelope.status === 'correct') {
    addAudit(state, envelope, actor, 'Corrected', `${actor.userName} corrected the envelope.`);
    await endCorrection(state, envelope);
    if (sends) await resendEnvelope(state, envelope);
  }
  await saveEnvelope(state, envelope);
  return sends
    ? leave(
        preparing,
        getEventName(preparing, 'send'),
        'The envelope was sent',
        'You can close this window.',
      )
    : leave(
        preparing,
        getEventName(preparing, 'save'),
        'Your changes are kept',
        'You can close this window.',
      );
}

async function cancel(preparing: Preparing): Promise<MockResponse> {
  const { state, session, envelope } = preparing;
  if (session.view === 'correct') {
    await endCorrection(state, envelope, { changed: false });
    await saveEnvelope(state, envelope);
  }
  return leave(
    preparing,
    getEventName(preparing, 'cancel'),
    'Nothing was changed',
    'You can close this window.',
  );
}

function tellOfTemplate({ state, envelope }: Preparing): void {
  state.emit({
    event: 'template-modified',
    accountId: envelope.accountId,
    userId: envelope.sender.userId,
    templateId: envelope.envelopeId,
    envelope,
  });
}

const capitals = { send: 'Send', save: 'Save', cancel: 'Cancel' } as const;

/** What happened, as the application is told: the page for correcting writes it small. */
function getEventName({ session }: Visit, event: keyof typeof capitals): string {
  return session.view === 'correct' ? event : capitals[event];
}
