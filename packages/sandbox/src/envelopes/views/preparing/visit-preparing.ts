import { randomUUID } from 'node:crypto';
import type { MockResponse } from '@countersign/mock/core/server';
import { copyJson } from '../../../engine/copy-json.ts';
import type { Context } from '../../../engine/context.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { actorOf, addAudit } from '../../life/events.ts';
import { endCorrection, startCorrection } from '../../life/correct.ts';
import { findTemplate } from '../../find-template.ts';
import { findEnvelope } from '../../find-envelope.ts';
import { currentLock } from '../../locks/current-lock.ts';
import { mayLock, newLock } from '../../locks/new-lock.ts';
import { requireLockToken } from '../../locks/require-lock-token.ts';
import { resendEnvelope } from '../../recipients/resend.ts';
import { saveEnvelope, saveTemplate } from '../../save.ts';
import { sendEnvelope } from '../../life/send.ts';
import { ended, statusInWords } from '../../statuses.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredSession } from '../access/stored-view.ts';
import { RefusedPage } from '../refused-page.ts';
import { again, readAction, leave, shownTime, tell, type Visit } from '../visit.ts';
import { requireSessionCaller } from '../session-rights.ts';
import { addSentFiles, applyDocuments } from './apply-documents.ts';
import { applyRecipients } from './apply-recipients.ts';
import { applyTabs } from './apply-tabs.ts';
import { type FieldFaults, findFieldFaults } from './field-faults.ts';
import { describeProblem } from './describe-problem.ts';
import { readOptions } from './page-options.ts';
import { preparePage, type Preparing } from './prepare-page.ts';
import { takeTexts } from './take-changes.ts';
import { isDraft } from './what-changes.ts';

/** The page of a draft, of an envelope to be edited or corrected, of a template. */
export async function visitPreparing(visit: Visit): Promise<MockResponse> {
  const { state, session } = visit;
  const { view, envelopeId = '' } = session;
  const context = await requireSessionCaller(state, session);
  const find = view === 'template' ? findTemplate : findEnvelope;
  const envelope = await find(state, context, envelopeId, { change: true });
  requireUnlocked(visit, envelope, context);
  const preparing = { ...visit, envelope, context: { ...context, warn: state.warn } };
  const stopped = stop(preparing);
  if (stopped !== undefined) return stopped;
  if (view === 'correct' && envelope.status !== 'correct') {
    startCorrection(state, envelope, actorOf(context));
    await saveEnvelope(state, envelope);
    // The lock ends with the session, so that a closed browser does not keep recipients from
    // signing.
    const { sessionId, until } = session;
    const about = { envelopeId: envelope.envelopeId };
    await state.schedule.set({ kind: 'view-timeout', key: sessionId, at: until, with: about });
  }
  if (view === 'sender' || view === 'edit') await holdLock(preparing);
  switch (readAction(visit)) {
    case 'send':
    case 'save':
      return change(preparing);
    case 'back':
      return goBack(preparing);
    case 'add-files':
      return addFiles(preparing);
    case 'cancel':
      return cancel(preparing);
    default:
      return preparePage(preparing);
  }
}

/** The duration of the page's lock on its envelope, in seconds. */
const lockSeconds = 900;

/**
 * Rejects a visit to an envelope that somebody else has locked, in words for people.
 * @throws ServiceRefusal EDIT_LOCK_NOT_LOCK_OWNER
 */
function requireUnlocked(
  { state, session }: Visit,
  envelope: StoredEnvelope,
  context: Pick<Context, 'caller'>,
): void {
  const lock = currentLock(state, envelope);
  if (lock === undefined || holdsLock(session, envelope)) return;
  try {
    requireLockToken(envelope, writeLockHeader(session), context, state);
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    const app = lock.lockedByApp === '' ? '' : ` with ${lock.lockedByApp}`;
    throw new ServiceRefusal(
      error.code,
      `${lock.userName} is changing this${app}. Open it again when the change is saved, or after ${shownTime(lock.until)}.`,
    );
  }
}

/** The token of the caller's own lock, in the form of the header; undefined if it has none. */
function writeLockHeader({ settings }: StoredSession): string | undefined {
  const token = settings?.lockToken ?? '';
  return token === '' ? undefined : JSON.stringify({ LockToken: token });
}

function holdsLock({ lockToken }: StoredSession, { lock }: StoredEnvelope): boolean {
  return lockToken !== undefined && lock?.token === lockToken;
}

/**
 * Locks the envelope while the page is open, and for a while after the browser is closed.
 * @evidence public
 */
async function holdLock({ state, session, envelope, context }: Preparing): Promise<void> {
  const lock = currentLock(state, envelope);
  const isFree = lock === undefined || holdsLock(session, envelope);
  if (!isFree || !mayLock(context.caller)) return;
  session.lockToken ??= randomUUID();
  envelope.lock = newLock(state, context.caller, {
    token: session.lockToken,
    durationInSeconds: lockSeconds,
  });
  await saveEnvelope(state, envelope);
}

function releaseLock(session: StoredSession, envelope: StoredEnvelope): void {
  if (holdsLock(session, envelope)) delete envelope.lock;
}

/**
 * Returns a page that ends the session if the envelope can no longer be prepared; otherwise
 * undefined.
 */
function stop(preparing: Preparing): MockResponse | undefined {
  const { session, envelope } = preparing;
  const { view } = session;
  const { status } = envelope;
  const title = envelope.settings.emailSubject ?? '';
  if (view === 'sender' && status !== 'created')
    return tell(
      preparing,
      'Error',
      title,
      `This is no draft any more; it is ${statusInWords(status)}.`,
    );
  if ((view === 'edit' || view === 'correct') && ended.includes(status))
    return tell(
      preparing,
      view === 'correct' ? 'error' : 'Error',
      title,
      `This envelope is ${statusInWords(status)} and can no longer be changed.`,
    );
  return undefined;
}

/** Adds the files of the form. Its other values are shown again, and not stored yet. */
async function addFiles(preparing: Preparing): Promise<MockResponse> {
  const { state, session, envelope, form } = preparing;
  if (form === undefined || !readOptions(session).editsDocuments) return preparePage(preparing);
  const count = await attempt(preparing, 422, () => addSentFiles(state, envelope, form));
  if (count === 0) return preparePage(preparing, { errors: ['Choose a file to add.'] });
  await save(preparing);
  session.addedFiles = true;
  const files = count === 1 ? 'The file was' : `${count} files were`;
  return preparePage(preparing, { done: `${files} added. Your other changes are not saved yet.` });
}

/** Applies what the form changes, as far as the page lets it. */
async function apply(preparing: Preparing): Promise<void> {
  const { state, session, context, envelope, form } = preparing;
  if (form === undefined) throw new RefusedPage(preparePage(preparing));
  const { editsDocuments, editsRecipients, editsMessage } = readOptions(session);
  const errors = takeTexts(envelope, form, { message: editsMessage });
  if (errors.length > 0)
    throw new RefusedPage(preparePage(preparing, { errors, faults: findFaults(preparing) }));
  await attempt(preparing, 422, async () => {
    if (editsDocuments) {
      applyDocuments(envelope, form);
      await addSentFiles(state, envelope, form);
    }
    if (editsRecipients) await applyRecipients(state, context, envelope, form);
    await applyTabs(state, envelope, form);
  });
}

/** Saves the changes, and shows the screen before; on the first one, the page is left. */
async function goBack(preparing: Preparing): Promise<MockResponse> {
  const { session } = preparing;
  const { back, startingScreen } = readOptions(session);
  if (back === undefined) return preparePage(preparing);
  if (back === 'redirect' || (session.screen ?? startingScreen) === 'prepare')
    return change(preparing);
  await apply(preparing);
  await save(preparing);
  session.screen = 'prepare';
  return again(preparing);
}

async function change(preparing: Preparing): Promise<MockResponse> {
  const { session, envelope } = preparing;
  await apply(preparing);
  const sends = readAction(preparing) === 'send';
  const redirects = readOptions(session).sendRedirects;
  await attempt(preparing, 409, () => finish(preparing, sends && !redirects));
  releaseLock(session, envelope);
  await save(preparing);
  return sends
    ? leave(
        preparing,
        getEventName(preparing, 'send'),
        redirects ? 'Your changes are saved' : 'The envelope was sent',
        'You can close this window.',
      )
    : leave(
        preparing,
        getEventName(preparing, 'save'),
        'Your changes are saved',
        'You can close this window.',
      );
}

/** Sends a draft, or ends the correction. */
async function finish({ state, context, envelope }: Preparing, sends: boolean): Promise<void> {
  if (envelope.status === 'created' && sends) await sendEnvelope(state, envelope);
  if (envelope.status === 'correct') {
    const actor = actorOf(context);
    addAudit(state, envelope, actor, 'Corrected', `${actor.userName} corrected the envelope.`);
    await endCorrection(state, envelope);
    if (sends) await resendEnvelope(state, envelope);
  }
}

async function save({ state, context, envelope }: Preparing): Promise<void> {
  if (envelope.kind === 'template') await saveTemplate(state, context, envelope);
  else await saveEnvelope(state, envelope);
}

/**
 * Tries a change of the envelope.
 * @throws RefusedPage with the page as sent, if it fails
 */
async function attempt<Result>(
  preparing: Preparing,
  status: number,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const before = copyJson(preparing.envelope);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    const errors = [describeProblem(error, preparing.envelope.recipients)];
    const faults = findFaults(preparing);
    const page = { ...preparing, envelope: before };
    throw new RefusedPage(preparePage(page, { status, errors, faults }));
  }
}

/** Finds the fields that a refused form must change. */
function findFaults(preparing: Preparing): FieldFaults {
  const { envelope, form } = preparing;
  const isSent = readAction(preparing) === 'send' || !isDraft(envelope);
  return form === undefined ? {} : findFieldFaults(envelope, form, { isSent });
}

async function cancel(preparing: Preparing): Promise<MockResponse> {
  const { state, session, envelope } = preparing;
  const isHeld = holdsLock(session, envelope);
  releaseLock(session, envelope);
  if (session.view === 'correct') await endCorrection(state, envelope, { changed: false });
  if (isHeld || session.view === 'correct') await saveEnvelope(state, envelope);
  return leave(
    preparing,
    getEventName(preparing, 'cancel'),
    session.addedFiles === true ? 'Only the added files were saved' : 'Nothing was changed',
    'You can close this window.',
  );
}

const capitals = { send: 'Send', save: 'Save', cancel: 'Cancel' } as const;

/** Returns the name of the event for the application: the page for correcting uses lower case. */
function getEventName({ session }: Visit, event: keyof typeof capitals): string {
  return session.view === 'correct' ? event : capitals[event];
}
