import { Refusal } from '@countersign/mock/core/answers';
import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import { idleTime } from '../../../envelopes/views/access/begin-session.ts';
import { RefusedPage } from '../../../envelopes/views/refused-page.ts';
import { findBrowserLanguage } from '../../../pages/languages/browser-language.ts';
import type { Language } from '../../../pages/languages/language.ts';
import { readForm } from '../../../pages/read-form.ts';
import { html, notice, redirect } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { findPart, listFields } from '../forms/fields-of.ts';
import { isExpired, saveInstance } from '../instances/stored-instance.ts';
import { submitInstance } from '../instances/submit-instance.ts';
import { beginSigning } from './begin-signing.ts';
import { findFormBrand } from './form-brand.ts';
import { visitPath } from './form-path.ts';
import { pageRights } from './page-rights.ts';
import { describePages, findFaults, readFiles, readValues } from './read-values.ts';
import { findVisit, webFormVisits, type OpenVisit } from './stored-visit.ts';

/**
 * Shows the page of an instance, or takes what a person has entered: the instance is saved for
 * later, or it is submitted and the person goes on to sign.
 * @throws RefusedPage if no envelope can be created: all changes are rolled back
 */
export async function visitForm(
  state: State,
  request: MockRequest,
  visitId: string,
): Promise<MockResponse> {
  const opened = await findVisit(state, visitId);
  const language = findBrowserLanguage(request, opened?.form.locale);
  const { t } = language;
  if (opened === undefined)
    return html(
      {
        status: 410,
        template: 'web-form-end',
        title: t('The session has ended'),
        language,
        data: {
          text: t(
            'Nothing was done here for twenty minutes, so what was entered is lost. Open the form again.',
          ),
          events: JSON.stringify([{ type: 'sessionEnd', sessionEndType: 'sessionTimeout' }]),
        },
        scripts: ['web-form.js'],
      },
      pageRights(),
    );
  const { visit, form, instance } = opened;
  const content = form.active ?? form.draft;
  await state.of(webFormVisits).put('', visitId, { ...visit, until: state.now + idleTime });
  if (request.method === 'GET') return showForm(state, opened, language, new Map());
  if (isExpired(state, instance))
    return notice(
      410,
      t('This form cannot be loaded'),
      t('The link has expired. Go back to the application, and open the form again.'),
      { language },
      pageRights(),
    );
  const sent = await readForm(request);
  if (sent === undefined)
    return notice(
      403,
      t('Invalid form'),
      t('Open the form again, and submit it there.'),
      { language },
      pageRights(),
    );
  // Sent twice, such as by a double click: the envelope is there already.
  if (instance.status === 'SUBMITTED')
    return redirect(`${visitPath(state, visitId, 'end')}&event=formConfirmation`);
  instance.values = readValues(content, instance.values, sent);
  if (sent.text('action') === 'later') {
    instance.status = 'IN_PROGRESS';
    await saveInstance(state, instance);
    return redirect(`${visitPath(state, visitId, 'end')}&event=finishLater`);
  }
  const faults = findFaults(content, instance.values, t, sent.files);
  if (faults.size > 0) return showForm(state, opened, language, faults);
  try {
    const made = await submitInstance(state, form, instance, {
      values: instance.values,
      origin: request.origin,
      files: readFiles(content, sent),
    });
    const end = visitPath(state, visitId, 'end');
    const signer = made?.starter;
    const signsHere =
      signer !== undefined &&
      signer.status !== 'created' &&
      (instance.source === 'API_REMOTE' || signer.details.clientUserId !== undefined);
    if (made === undefined || !signsHere)
      return redirect(
        `${end}&event=${made === undefined ? 'formConfirmation' : 'remoteSigningInitiated'}`,
      );
    const { envelope } = made;
    const next = await beginSigning(state, instance, { envelope, signer }, request.origin + end);
    const { envelopeId } = envelope;
    return html(
      {
        template: 'web-form-end',
        title: form.name,
        language,
        brand: await findFormBrand(state, instance),
        data: {
          text: t('Your form was submitted. The documents open now.'),
          events: JSON.stringify([{ type: 'submitted', envelopeId }, { type: 'signingReady' }]),
          next,
          link: t('Go on to the documents'),
        },
        scripts: ['web-form.js'],
      },
      pageRights(instance.returnUrl),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new RefusedPage(await showForm(state, opened, language, new Map(), error.message));
  }
}

async function showForm(
  state: State,
  { visit, form, instance }: OpenVisit,
  language: Language,
  faults: ReadonlyMap<string, string>,
  problem?: string,
): Promise<MockResponse> {
  const content = form.active ?? form.draft;
  const welcome = findPart(content, 'Welcome');
  return html(
    {
      status: faults.size > 0 || problem !== undefined ? 422 : 200,
      template: 'web-form',
      title: form.name,
      language,
      brand: await findFormBrand(state, instance),
      data: {
        action: visitPath(state, visit.visitId),
        text: welcome?.subText ?? '',
        pages: describePages(content, instance.values, language.t),
        takesFiles: listFields(content).some(({ componentType }) => componentType === 'FileInput'),
        faults: Object.fromEntries(faults),
        problem,
        next:
          content.isStandalone === true
            ? ''
            : language.t('After this, you can read and sign the documents.'),
        events: JSON.stringify([{ type: 'ready' }]),
      },
      scripts: ['web-form.js', 'faults.js'],
    },
    pageRights(instance.returnUrl),
  );
}
