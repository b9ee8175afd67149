import { secret } from '../../engine/secret.ts';
import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import { hasFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { brandOfAccount } from '../../account/brands/brand-of.ts';
import type { PageBrand } from '../../pages/brand/page-brand.ts';
import { findBrowserLanguage } from '../../pages/languages/browser-language.ts';
import type { Language, Translate } from '../../pages/languages/language.ts';
import { powerFormPath, sessionPath } from '../../pages/paths.ts';
import { readForm, type SentForm } from '../../pages/read-form.ts';
import { html, notice, redirect } from '../../pages/render.ts';
import { accounts, members } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { hasRight } from '../rights.ts';
import { beginSession } from '../views/access/begin-session.ts';
import { sessionRights } from '../views/session-rights.ts';
import { RefusedPage } from '../views/refused-page.ts';
import { readPrefill } from './prefill.ts';
import { findFaults, readRoles, type RoleInputs } from './role-inputs.ts';
import { isActivatedByEmail, startEnvelope, type StartInput } from './start-envelope.ts';
import { savePowerForm } from './save-power-form.ts';
import { powerFormAccounts, powerForms, type StoredPowerForm } from './stored-power-form.ts';
import { findWaitingEnd, isUsedUp, recordUse } from './use-limits.ts';

/**
 * Shows the page of a PowerForm, or processes its form: an envelope is created, and the person who
 * filled in the page continues to sign.
 * @throws RefusedPage if no envelope can be created: all changes are rolled back
 */
export async function visitPowerForm(
  state: State,
  request: MockRequest,
  query: URLSearchParams,
): Promise<MockResponse> {
  const prefill = readPrefill(query);
  const language = findBrowserLanguage(request);
  const { t } = language;
  const ids = { powerFormId: prefill.get('powerformid') ?? '', acct: prefill.get('acct') };
  const opened = await openPowerForm(state, ids, language);
  if ('status' in opened) return opened;
  const { form, account, sender, template } = opened;
  const sent = request.method === 'POST' ? await readForm(request) : undefined;
  if (request.method === 'POST' && (sent === undefined || !isFromPage(form, sent)))
    return notice(403, t('Invalid form'), t('Open the page again, and submit the form there.'), {
      language,
    });
  const roles = readRoles(form, template, prefill, sent);
  const { brandId } = template.settings;
  const brand = await brandOfAccount(state, form.accountId, { brandId });
  const input = { form, account, sender, roles, prefill, origin: request.origin };
  const look: Look = { language, brand };
  const action = powerFormPath(query.toString());
  if (sent === undefined) {
    if (form.formToken === undefined) {
      form.formToken = secret();
      await savePowerForm(state, form);
    }
    return showForm(input, look, action, new Map());
  }
  const faults = findFaults(roles, t);
  if (faults.size > 0) return showForm(input, look, action, faults);
  const email = roles.find(({ isStarter }) => isStarter)?.email.value ?? '';
  const waitingEnd = await findWaitingEnd(state, form, email);
  if (waitingEnd !== undefined)
    return showForm(
      input,
      look,
      action,
      new Map(),
      t('{email} has used this form already, and can use it again from {time}.', {
        email,
        time: language.formatTime(waitingEnd),
      }),
    );
  try {
    const { envelope, starter } = await startEnvelope(state, input);
    await recordUse(state, account, sender, form, envelope, email);
    return await goOn(state, input, look, envelope, starter);
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    throw new RefusedPage(showForm(input, look, action, new Map(), error.message));
  }
}

function isFromPage({ formToken }: StoredPowerForm, sent: SentForm): boolean {
  return formToken !== undefined && sent.text('form-token') === formToken;
}

/**
 * Finds a PowerForm with its template and account; otherwise returns the page that explains why it
 * does not work.
 */
async function openPowerForm(
  state: State,
  { powerFormId, acct }: { powerFormId: string; acct: string | undefined },
  language: Language,
) {
  const { t } = language;
  const closed = (status: number, title: string, text: string) =>
    notice(status, title, text, { language }, pageRights(''));
  const id = powerFormId.toLowerCase();
  const accountId = await state.of(powerFormAccounts).get('', id);
  const form =
    accountId === undefined || (acct ?? accountId).toLowerCase() !== accountId
      ? undefined
      : await state.of(powerForms).get(accountId, id);
  const account = form === undefined ? undefined : await state.of(accounts).get('', form.accountId);
  if (form === undefined || account === undefined)
    return closed(
      404,
      t('This PowerForm does not exist'),
      t('The address is wrong, or it was deleted.'),
    );
  const sender = await state.of(members).get(form.accountId, form.senderUserId);
  const contact =
    sender === undefined
      ? ''
      : ` ${t('Contact {sender}, who sends its documents.', { sender: sender.userName })}`;
  if (!form.isActive || !hasFeature(account, ['enablePowerForm']))
    return closed(
      403,
      t('This PowerForm is not active'),
      `${t('It cannot be used now.')}${contact}`,
    );
  if (isUsedUp(form))
    return closed(
      410,
      t('This PowerForm can no longer be used'),
      `${t('It was used as often as its sender allowed.')}${contact}`,
    );
  if (form.signingMode === 'direct' && !hasFeature(account, ['enablePowerFormDirect']))
    return closed(
      403,
      t('This PowerForm is not active'),
      `${t('It cannot be used now.')}${contact}`,
    );
  const template = await state.envelopes.get(form.templateId);
  if (
    sender?.status !== 'Active' ||
    !(await hasRight(state, { account, caller: sender }, 'canSendEnvelope'))
  )
    return closed(409, t('This PowerForm cannot be used now'), t('Its sender can no longer send.'));
  if (template?.kind !== 'template' || template.folder === 'recyclebin')
    return closed(
      409,
      t('This PowerForm cannot be used now'),
      `${t('Its template was deleted.')}${contact}`,
    );
  return { form, account, sender, template };
}

/** The language and the brand of the page. */
interface Look {
  language: Language;
  brand: PageBrand | undefined;
}

/** The page may be in the frames that signing pages may be in. */
function pageRights(accountId: string) {
  return sessionRights({ view: 'signing', accountId });
}

function showForm(
  { form, sender, roles, prefill }: StartInput,
  { language, brand }: Look,
  action: string,
  faults: ReadonlyMap<string, string>,
  problem?: string,
): MockResponse {
  return html(
    {
      status: faults.size > 0 || problem !== undefined ? 422 : 200,
      template: 'power-form',
      title: form.name,
      language,
      brand,
      scripts: ['faults.js'],
      data: {
        action,
        token: form.formToken,
        sender: sender.userName,
        instructions: form.instructions ?? '',
        next: describeNext(form, isActivatedByEmail(prefill), language.t),
        roles: roles.filter(isShown).map(({ recipient, ...role }) => ({
          ...role,
          inPerson: recipient.type === 'inPersonSigner',
        })),
        faults: Object.fromEntries(faults),
        problem,
      },
    },
    pageRights(form.accountId),
  );
}

/**
 * Checks whether a role is shown; people whom the form already names are not shown to the public.
 */
function isShown({ isStarter, name, email, signerName, accessCode, idCheck }: RoleInputs): boolean {
  const inputs = [name, email, signerName, accessCode].filter((input) => input !== undefined);
  return isStarter || idCheck !== undefined || inputs.some(({ locked }) => !locked);
}

function describeNext(
  { signingMode }: StoredPowerForm,
  isActivated: boolean,
  t: Translate,
): string {
  if (signingMode === 'direct') return t('After this, you can read and sign the documents.');
  return isActivated
    ? t('After this, you receive an e-mail with a link to the documents.')
    : t('After this, you receive an e-mail with an access code, which opens the documents.');
}

/** Leads to the signing page, if it is the turn of the person and no e-mail must be opened first. */
async function goOn(
  state: State,
  { form, prefill }: StartInput,
  look: Look,
  { accountId, envelopeId, status }: StoredEnvelope,
  starter: StoredRecipient | undefined,
): Promise<MockResponse> {
  const { t } = look.language;
  if (status === 'created' || starter?.status === 'created')
    return say(form, look, t('Thank you'), t('You will receive an e-mail when it is your turn.'));
  if (starter === undefined) return say(form, look, t('Thank you'), t('The documents were sent.'));
  if (form.signingMode === 'email' && isActivatedByEmail(prefill))
    return say(
      form,
      look,
      t('Check your e-mail'),
      t('An e-mail to {email} has a link to the documents.', {
        email: starter.details.email ?? starter.details.hostEmail ?? '',
      }),
    );
  const { recipientIdGuid } = starter;
  const session = await beginSession(state, {
    view: 'signing',
    accountId,
    envelopeId,
    recipientIdGuid,
  });
  return redirect(sessionPath(state, session.sessionId));
}

function say(
  { accountId }: StoredPowerForm,
  look: Look,
  title: string,
  text: string,
): MockResponse {
  return notice(200, title, text, look, pageRights(accountId));
}
