import type { MockResponse } from '@countersign/mock/extend';
import { createInitials } from '../../documents/signatures.ts';
import { mayReassign } from '../../life/reassign.ts';
import { show } from '../visit.ts';
import { listControls, type Entered } from './list-controls.ts';
import { wholeForm } from './fill-in.ts';
import { presentPayments } from './pay.ts';
import { placeRules, shownDocuments, unplaced } from './pages.ts';
import { getSigner, titleOf, type Signing } from './signing.ts';

/** The documents with what there is to fill in; with what is wrong where a form was sent. */
export async function signPage(signing: Signing, entered?: Entered): Promise<MockResponse> {
  const { state, envelope, recipient, session } = signing;
  const controls = listControls(recipient, entered);
  const documents = shownDocuments(signing, controls);
  const errors = entered?.errors ?? new Map<string, string>();
  const kinds = new Set(controls.map(({ kind }) => kind));
  const { userName } = getSigner(signing);
  const info = recipient.details.signatureInfo;
  const sent = (field: string) => entered?.texts.get(field);
  return show(signing, {
    status: errors.size === 0 ? 200 : 422,
    template: 'signing',
    title: titleOf(envelope),
    styles: ['signing.css'],
    scripts: ['signing.js'],
    css: placeRules(documents),
    data: {
      preview: session.view === 'preview',
      sender: envelope.sender.userName,
      signer: userName,
      blurb: envelope.settings.emailBlurb ?? '',
      note: recipient.details.note ?? '',
      documents,
      unplaced: unplaced(documents, controls),
      payments: presentPayments(recipient, entered),
      hasControls: controls.some(({ kind }) => kind !== 'fixed' && kind !== 'note'),
      signature: kinds.has('sign'),
      initials: kinds.has('initial'),
      signatureName: sent('signature-name') ?? info?.signatureName ?? userName,
      signatureInitials:
        sent('signature-initials') ?? info?.signatureInitials ?? createInitials(userName),
      reason: sent('decline-reason') ?? '',
      mayReassign: await mayReassign(state, envelope, recipient),
      reassignment: {
        name: sent('reassign-name') ?? '',
        email: sent('reassign-email') ?? '',
        reason: sent('reassign-reason') ?? '',
      },
      errors: Object.fromEntries(errors),
      problem: errors.get(wholeForm),
      faults: controls.filter(({ error }) => error !== undefined),
      ping: session.ping,
    },
  });
}
