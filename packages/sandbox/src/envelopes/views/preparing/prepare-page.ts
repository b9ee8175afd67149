import type { MockResponse } from '@countersign/mock/core/server';
import { supportedFileTypes } from '../../../documents/file-types.ts';
import { sessionPath } from '../../../pages/paths.ts';
import type { StoredDocument, StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import type { Context } from '../../../engine/context.ts';
import { signingTypes } from '../../statuses.ts';
import { titleOf } from '../signing/signing.ts';
import { show, type Visit } from '../visit.ts';
import { readSentTabs } from './apply-tabs.ts';
import { type PageOptions, readOptions } from './page-options.ts';
import { type FieldFaults, findPart } from './field-faults.ts';
import { listPlacedTabs } from './placed-tab.ts';
import { listRows, newRow, offeredTypes, type RecipientRow } from './recipient-rows.ts';
import { palette } from './tab-palette.ts';
import { hasOwnName, isOpen } from './take-changes.ts';
import { describeButtons, isDraft } from './what-changes.ts';

/** Somebody is at the page of an envelope or template that it prepares. */
export interface Preparing extends Visit {
  envelope: StoredEnvelope;
  context: Pick<Context, 'account' | 'caller' | 'warn'>;
}

const heads = {
  sender: 'Prepare and send',
  edit: 'Edit',
  correct: 'Correct',
  template: 'Edit a template',
} as const;

/** The result of a form, which the page shows. */
export interface Outcome {
  /** Error messages. */
  errors?: readonly string[];
  /** Sentences at the fields that the errors are about. */
  faults?: FieldFaults;
  status?: number;
  /** The message about a successful action. */
  done?: string;
}

/** The form for what can be changed of an envelope or template. */
export function preparePage(
  preparing: Preparing,
  { errors = [], faults = {}, status = errors.length === 0 ? 200 : 422, done }: Outcome = {},
): MockResponse {
  const { state, session, envelope, form } = preparing;
  const { view } = session;
  const { settings, template } = envelope;
  const sent = (field: string, stored: string | undefined) =>
    form?.texts.get(field) ?? stored ?? '';
  const options = readOptions(session);
  const placed = listPlacedTabs(envelope);
  const tabs = (form && readSentTabs(form)) ?? placed;
  return show(preparing, {
    status,
    template: 'preparing',
    title: titleOf(envelope),
    styles: ['preparing.css'],
    scripts: ['preparing.js', 'faults.js'],
    data: {
      head:
        view === 'edit' || view === 'correct' || view === 'template' ? heads[view] : heads.sender,
      status: envelope.status,
      draft: isDraft(envelope),
      options,
      // The documents of an envelope that was sent cannot be changed.
      step: findPart(faults) ?? form?.text('step') ?? (isDraft(envelope) ? '' : 'recipients'),
      isTagger: (session.screen ?? options.startingScreen) === 'tagger',
      template: template && {
        name: sent('template-name', template.name),
        description: sent('template-description', template.description),
      },
      subject: sent('subject', settings.emailSubject),
      message: sent('message', settings.emailBlurb),
      buttons: describeButtons(envelope),
      rows: listRows(envelope, form).map((row) => limitRow(row, options)),
      blank: newRow(),
      signing: [...signingTypes].join(' '),
      types: Object.entries(offeredTypes).map(([type, words]) => ({ type, words })),
      documents: envelope.documents.map((document) => ({
        ...presentDocument(preparing, document),
        name: sent(`document-name-${document.documentId}`, document.name),
        isRemoved: form?.texts.has(`remove-document-${document.documentId}`) ?? false,
      })),
      accept: supportedFileTypes.map((type) => `.${type}`).join(','),
      palette,
      tabs: JSON.stringify(tabs),
      warnings: state.warnings.map(({ message }) => message),
      errors,
      faults,
      done,
    },
  });
}

/** A row whose recipient cannot be changed where the caller does not want it. */
function limitRow(row: RecipientRow, { editsRecipients }: PageOptions): RecipientRow {
  return editsRecipients
    ? row
    : { ...row, open: false, removable: false, reason: 'Recipients cannot be changed here.' };
}

function presentDocument(
  { state, session }: Preparing,
  { documentId, pages, content }: StoredDocument,
) {
  const path = (...steps: string[]) => sessionPath(state, session.sessionId, ...steps);
  return {
    id: documentId,
    count: pages.length === 1 ? '1 page' : `${pages.length} pages`,
    pdf: content === undefined ? undefined : path('documents', `${documentId}.pdf`),
    pages:
      content === undefined
        ? []
        : pages.map(({ width, height }, at) => ({
            number: at + 1,
            image: path('pages', documentId, `${at + 1}.png`),
            width,
            height,
          })),
  };
}

/** A recipient as the template shows it. */
export function shownRecipient(recipient: StoredRecipient) {
  const { type, recipientIdGuid, routingOrder, status, details } = recipient;
  const inPerson = type === 'inPersonSigner';
  return {
    id: recipientIdGuid,
    what: type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    role: details.roleName ?? '',
    turn: routingOrder,
    status,
    open: isOpen(recipient) && hasOwnName(recipient),
    inPerson,
    name: (inPerson ? details.signerName : details.name) ?? details.signingGroupName ?? '',
    email: (inPerson ? (details.hostEmail ?? details.email) : details.email) ?? '',
  };
}
