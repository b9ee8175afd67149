import type { Exchange } from '@countersign/mock/core/traffic';
import type { Delivery } from '../connect/delivery.ts';
import type { components } from '../frame/control/generated/control.ts';
import type { StoredAuditEvent } from '../state/model/envelope.ts';
import type { StoredMail } from '../state/model/mail.ts';
import { formatTime } from './format-time.ts';

/** An entry of the history of an envelope or of a tenant. */
export type Entry = components['schemas']['TimelineEntry'];

/**
 * Sorts entries by their times. Those of the same time keep their order, so that a request stays
 * before its effects.
 */
export function sortEntries(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    ({ at: one }, { at: other }) => Number(one > other) - Number(one < other),
  );
}

/** Presents a line of an audit trail; the envelope is given where a history has several. */
export function presentEvent(
  { at, userName, action, message, status }: StoredAuditEvent,
  about: Pick<Entry, 'envelopeId' | 'subject'> = {},
): Entry {
  const what = { kind: 'event', title: action, text: message, by: userName, status } as const;
  return { at: formatTime(at), ...what, ...about };
}

/** Presents an e-mail or a text message. */
export function presentMail({
  mailId,
  sentAt,
  to,
  reason,
  subject,
  deliveryMethod,
}: StoredMail): Entry {
  return {
    at: formatTime(sentAt),
    kind: 'mail',
    title: `${deliveryMethod ?? 'E-mail'}: ${reason.replaceAll('-', ' ')}`,
    text: subject,
    by: to.email === '' ? (to.phoneNumber ?? to.name) : to.email,
    id: mailId,
  };
}

/** Presents a request, with the time that the tenant's clock had then. */
export function presentRequest(request: Exchange, timeOf: (at: number) => number): Entry {
  const { id, time, milliseconds, method, url, status, operation, problem } = request;
  // It is recorded once it is answered, after its effects.
  const end = Date.parse(time);
  const begin = Math.floor(end - milliseconds);
  // The begin is up to two milliseconds too early, so that a clock that was moved just before it
  // is known by the end alone.
  const at = Math.max(timeOf(begin), timeOf(end) - (end - begin));
  return {
    at: formatTime(at),
    kind: 'request',
    title: operation ?? `${method} ${url}`,
    text: `${method} ${url}${problem === undefined ? '' : ` – ${problem}`}`,
    status: String(status),
    id: String(id),
  };
}

/** Presents a message of Connect, and the message that it waits for. */
export function presentDelivery(
  { position, created_at: createdAt, state, body, steps, tries, queue }: Delivery,
  blockers: ReadonlyMap<string, string>,
): Entry {
  const blocker = state === 'retrying' && tries === 0 ? blockers.get(queue) : undefined;
  const problem = state === 'sent' ? undefined : steps.findLast(({ failed }) => failed);
  return {
    at: formatTime(createdAt),
    kind: 'delivery',
    title: body.message.event,
    ...(problem !== undefined && { text: problem.text }),
    ...(blocker !== undefined && { text: `Waits for message ${blocker}, which was not accepted.` }),
    by: body.settings.url,
    status: state,
    id: String(position),
  };
}
