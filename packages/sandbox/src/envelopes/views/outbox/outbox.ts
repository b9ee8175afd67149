import type { MockResponse } from '@countersign/mock/extend';
import { mails, type StoredMail } from '../../../state/model/mail.ts';
import type { State } from '../../../state/state.ts';
import { html } from '../../../pages/render.ts';
import { outboxPath } from '../../../pages/paths.ts';
import { shownTime } from '../visit.ts';

/** How many e-mails are on a page. */
const pageLength = 50;

/** What the button of an e-mail says. */
const buttons: Readonly<Record<string, string | undefined>> = {
  'signing-request': 'Review document',
  reminder: 'Review document',
  activation: 'Activate',
  'identity-review': 'Review evidence',
  'rooms-invitation': 'Accept invitation',
};

/** All e-mails of a tenant, which never leave the machine: the newest first. */
export async function outbox(state: State, query: URLSearchParams): Promise<MockResponse> {
  const requestedPage = Number(query.get('page') ?? '1');
  const page = Number.isSafeInteger(requestedPage) && requestedPage > 0 ? requestedPage : 1;
  const all = (await state.of(mails).everywhere()).map(({ record }) => record).toReversed();
  const start = (page - 1) * pageLength;
  const shown = all.slice(start, start + pageLength);
  return html({
    template: 'outbox',
    title: 'Outbox',
    data: {
      tenant: state.tenant.name,
      count: all.length,
      mails: shown.map(shownMail),
      newer: page > 1 ? getPagePath(state, page - 1) : undefined,
      older: start + pageLength < all.length ? getPagePath(state, page + 1) : undefined,
    },
  });
}

function getPagePath(state: State, page: number): string {
  return `${outboxPath(state)}&page=${page}`;
}

function shownMail(mail: StoredMail) {
  const { mailId, to, cc, bcc, subject, text, sentAt, reason, link, deliveryMethod } = mail;
  return {
    id: `mail-${mailId}`,
    to: { name: to.name, address: to.phoneNumber ?? to.email },
    deliveryMethod,
    cc: cc.join(', '),
    bcc: bcc.join(', '),
    subject: subject === '' ? 'No subject' : subject,
    text,
    reason: reason.replaceAll('-', ' '),
    at: shownTime(sentAt),
    link:
      link === undefined ? undefined : { href: link, words: buttons[reason] ?? 'View document' },
  };
}
