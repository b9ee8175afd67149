import type { MockResponse } from '@countersign/mock/extend';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { sessionPath } from '../../../pages/paths.ts';
import type { Actor } from '../../life/events.ts';
import { titleOf } from '../signing/signing.ts';
import { show, type Visit } from '../visit.ts';
import { hasOwnName, isOpen } from './take-changes.ts';

/** Somebody is at the page of an envelope or template that it prepares. */
export interface Preparing extends Visit {
  envelope: StoredEnvelope;
  actor: Actor;
}

const heads = {
  sender: 'Complete and send',
  edit: 'Edit',
  correct: 'Correct',
  template: 'Edit a template',
} as const;

/** The form for what can be changed of an envelope or template. */
export function preparePage(
  preparing: Preparing,
  errors: ReadonlyMap<string, string>,
): MockResponse {
  const { state, session, envelope } = preparing;
  const { view } = session;
  const head =
    view === 'edit' || view === 'correct' || view === 'template' ? heads[view] : heads.sender;
  const { settings, template, status } = envelope;
  return show(preparing, {
    status: errors.size === 0 ? 200 : 422,
    template: 'preparing',
    title: titleOf(envelope),
    data: {
      head,
      template,
      status,
      subject: settings.emailSubject ?? '',
      message: settings.emailBlurb ?? '',
      sends: envelope.kind === 'envelope' && (status === 'created' || status === 'correct'),
      recipients: envelope.recipients.map(shownRecipient),
      documents: envelope.documents.map(({ documentId, name, pages, content }) => ({
        name,
        count: pages.length === 1 ? '1 page' : `${pages.length} pages`,
        pdf:
          content === undefined
            ? undefined
            : sessionPath(state, session.sessionId, 'documents', `${documentId}.pdf`),
      })),
      errors: Object.fromEntries(errors),
    },
  });
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
