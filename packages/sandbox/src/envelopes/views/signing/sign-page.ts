import type { MockResponse } from '@countersign/mock/core/server';
import { listCommentsOnPage } from '../../comments/comment-on-page.ts';
import { mayReassign } from '../../life/reassign.ts';
import { sessionPath } from '../../../pages/paths.ts';
import { scriptTexts } from '../../../pages/languages/script-texts.ts';
import { languageOf, show } from '../visit.ts';
import { listAcknowledgements } from './acknowledge.ts';
import type { ControlKind } from './control.ts';
import { listControls, type Entered } from './list-controls.ts';
import { wholeForm } from './fill-in.ts';
import { presentPayments } from './pay.ts';
import { wantsPages, withFlows, withPages } from './flow-documents.ts';
import { placeRules, shownDocuments, unplaced } from './pages.ts';
import { presentAdoption } from './present-adoption.ts';
import { presentFiles, presentHistory } from './present-progress.ts';
import { getSigner, titleOf, type Signing } from './signing.ts';

/** Shows the documents with the fields to fill in, and with the errors of a form that was sent. */
export async function signPage(signing: Signing, entered?: Entered): Promise<MockResponse> {
  const { state, envelope, recipient, session } = signing;
  const controls = listControls(signing, entered);
  const shown = shownDocuments(signing, controls);
  const { documents, rules } = await withFlows(signing, shown);
  const acknowledgements = listAcknowledgements(signing, entered);
  const toFillIn = controls.filter(({ kind, locked }) => !locked && !isShownOnly(kind));
  const address = sessionPath(state, session.sessionId);
  const errors = entered?.errors ?? new Map<string, string>();
  const kinds = new Set(controls.map(({ kind }) => kind));
  const { userName } = getSigner(signing);
  const sent = (field: string) => entered?.texts.get(field);
  const payments = presentPayments(recipient, entered);
  // Each of these says itself what is wrong with it; all other fields are in panels.
  const places = new Set([
    wholeForm,
    ...[...controls, ...payments, ...acknowledgements.flat()].map(({ name }) => name),
  ]);
  return show(signing, {
    status: errors.size === 0 ? 200 : 422,
    template: 'signing',
    title: titleOf(envelope),
    styles: ['signing.css', 'paper.css', 'fields.css', 'sheet.css', 'flow.css', 'adopt.css'],
    scripts: ['signing.js'],
    css: [placeRules(documents), ...rules].filter((rule) => rule !== '').join('\n'),
    data: {
      preview: session.view === 'preview',
      sender: envelope.sender.userName,
      signer: userName,
      blurb: envelope.settings.emailBlurb ?? '',
      note: recipient.details.note ?? '',
      documents,
      acknowledgements,
      unplaced: unplaced(shown, controls),
      address: wantsPages(signing) ? withPages(address) : address,
      firstField: toFillIn[0]?.id,
      hasRequired: toFillIn.some(({ required }) => required),
      payments,
      hasControls: toFillIn.length > 0 || acknowledgements.flat().length > 0,
      signature: kinds.has('sign'),
      initials: kinds.has('initial'),
      adoption: await presentAdoption(signing, entered),
      reason: sent('decline-reason') ?? '',
      files: presentFiles(signing),
      history: presentHistory(signing),
      comments: await listCommentsOnPage(signing),
      comment: sent('comment') ?? '',
      mayReassign: await mayReassign(state, envelope, recipient),
      reassignment: {
        name: sent('reassign-name') ?? '',
        email: sent('reassign-email') ?? '',
        reason: sent('reassign-reason') ?? '',
      },
      errors: Object.fromEntries(errors),
      panelErrors: [...errors].filter(([field]) => !places.has(field)),
      problem: errors.get(wholeForm),
      faults: controls.filter(({ error }) => error !== undefined),
      texts: scriptTexts(languageOf(signing)),
      ping: session.ping,
    },
  });
}

function isShownOnly(kind: ControlKind): boolean {
  return kind === 'fixed' || kind === 'note' || kind === 'decline';
}
