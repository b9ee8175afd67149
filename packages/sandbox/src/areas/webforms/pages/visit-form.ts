import { Refusal, type MockRequest, type MockResponse } from '@countersign/mock/extend';
import { beginSession, idleTime } from '../../../envelopes/views/access/begin-session.ts';
import { RefusedPage } from '../../../envelopes/views/refused-page.ts';
import { sessionPath } from '../../../pages/paths.ts';
import { readForm } from '../../../pages/read-form.ts';
import { html, notice, redirect } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { findPart } from '../forms/fields-of.ts';
import { saveInstance } from '../instances/stored-instance.ts';
import { submitInstance } from '../instances/submit-instance.ts';
import { visitPath } from './form-path.ts';
import { pageRights } from './page-rights.ts';
import { describePages, findFaults, readValues } from './read-values.ts';
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
  if (opened === undefined)
    return notice(
      410,
      'The session has ended',
      'Nothing was done here for twenty minutes, so what was entered is lost. Open the form again.',
      {},
      pageRights(),
    );
  const { visit, form, instance } = opened;
  const content = form.active ?? form.draft;
  await state.of(webFormVisits).put('', visitId, { ...visit, until: state.now + idleTime });
  if (request.method === 'GET') return showForm(state, opened, new Map());
  const sent = await readForm(request);
  if (sent === undefined)
    return notice(
      403,
      'Invalid form',
      'Open the form again, and submit it there.',
      {},
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
  const faults = findFaults(content, instance.values);
  if (faults.size > 0) return showForm(state, opened, faults);
  try {
    const made = await submitInstance(state, form, instance, instance.values, request.origin);
    const end = visitPath(state, visitId, 'end');
    if (made?.starter?.details.clientUserId === undefined || made.starter.status === 'created')
      return redirect(
        `${end}&event=${made === undefined ? 'formConfirmation' : 'remoteSigningInitiated'}`,
      );
    const { accountId, envelopeId } = made.envelope;
    const session = await beginSession(state, {
      view: 'signing',
      accountId,
      envelopeId,
      recipientIdGuid: made.starter.recipientIdGuid,
      returnUrl: request.origin + end,
      ...(instance.proof.authenticationMethod !== undefined && {
        authenticationMethod: instance.proof.authenticationMethod,
      }),
    });
    return html(
      {
        template: 'web-form-end',
        title: form.name,
        data: {
          text: 'Your form was submitted. The documents open now.',
          events: JSON.stringify([{ type: 'submitted', envelopeId }, { type: 'signingReady' }]),
          next: sessionPath(state, session.sessionId),
          link: 'Go on to the documents',
        },
        scripts: ['web-form.js'],
      },
      pageRights(instance.returnUrl),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new RefusedPage(showForm(state, opened, new Map(), error.message));
  }
}

function showForm(
  state: State,
  { visit, form, instance }: OpenVisit,
  faults: ReadonlyMap<string, string>,
  problem?: string,
): MockResponse {
  const content = form.active ?? form.draft;
  const welcome = findPart(content, 'Welcome');
  return html(
    {
      status: faults.size > 0 || problem !== undefined ? 422 : 200,
      template: 'web-form',
      title: form.name,
      data: {
        action: visitPath(state, visit.visitId),
        text: welcome?.subText ?? '',
        pages: describePages(content, instance.values),
        faults: Object.fromEntries(faults),
        problem,
        next:
          content.isStandalone === true ? '' : 'After this, you can read and sign the documents.',
        events: JSON.stringify([{ type: 'ready' }]),
      },
      scripts: ['web-form.js'],
    },
    pageRights(instance.returnUrl),
  );
}
