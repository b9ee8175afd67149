import { splitUrl } from '@countersign/mock/core/server';
import { readDelivery } from '../../connect/delivery.ts';
import type { StoredAuditEvent } from '../../state/model/envelope.ts';
import type { StoredMail } from '../../state/model/mail.ts';
import type { Delivery } from '../../connect/delivery.ts';
import type { Tenant } from '../../state/tenant.ts';
import { read } from '../../frame/control/control-call.ts';
import type { SandboxHandlers, SandboxParts } from '../sandbox-parts.ts';
import { findBlockers } from './deliveries.ts';
import { findItemOfPath } from '../find-envelope-of-path.ts';
import { formatTime } from '../format-time.ts';
import type { components } from '../../frame/control/generated/control.ts';
import type { Exchange } from '@countersign/mock/core/traffic';

type Entry = components['schemas']['TimelineEntry'];

export const envelopeTimeline: SandboxHandlers<'getTimeline'> = {
  getTimeline(parts, call) {
    return read(parts, call, async (state) => {
      const { envelopeId, auditEvents } = await findItemOfPath(state, call);
      const written = await state.mails.listOfEnvelope(envelopeId);
      const rows = await state.db
        .selectFrom('deliveries')
        .where('space', '=', state.tenant.space)
        .where('subject', '=', envelopeId)
        .selectAll()
        .orderBy('position')
        .execute();
      const all = parts.requests.list(call.tenant);
      const named = all.filter(({ url }) => isAbout(url, envelopeId));
      const creating = findCreating(parts, all, envelopeId);
      const requests = creating === undefined ? named : [creating, ...named];
      const blockers = await findBlockers(state);
      const entries = [
        ...requests.map((request) => presentRequest(request, state.tenant)),
        ...auditEvents.map(presentEvent),
        ...written.map(presentMail),
        ...rows.map((row) => presentDelivery(readDelivery(row), blockers)),
      ];
      // Sorting is stable: a request stays before its effects at the same time.
      return { entries: entries.toSorted((one, other) => one.at.localeCompare(other.at)) };
    });
  },
};

function isAbout(url: string, envelopeId: string): boolean {
  return splitUrl(url).path.toLowerCase().includes(envelopeId);
}

/** Finds the request whose answer names an envelope for the first time, as it created it. */
function findCreating(
  { requests }: Pick<SandboxParts, 'requests'>,
  all: readonly Exchange[],
  envelopeId: string,
): Exchange | undefined {
  return all.find(
    ({ id, method, status, url }) =>
      method === 'POST' &&
      status === 201 &&
      !isAbout(url, envelopeId) &&
      requests.find(id)?.response.body.text?.toLowerCase().includes(envelopeId) === true,
  );
}

function presentEvent({ at, userName, action, message, status }: StoredAuditEvent): Entry {
  return { at: formatTime(at), kind: 'event', title: action, text: message, by: userName, status };
}

function presentMail({ mailId, sentAt, to, reason, subject, deliveryMethod }: StoredMail): Entry {
  return {
    at: formatTime(sentAt),
    kind: 'mail',
    title: `${deliveryMethod ?? 'E-mail'}: ${reason.replaceAll('-', ' ')}`,
    text: subject,
    by: to.email === '' ? (to.phoneNumber ?? to.name) : to.email,
    id: mailId,
  };
}

function presentRequest(request: Exchange, tenant: Tenant): Entry {
  const { id, time, method, url, status, operation, problem } = request;
  const at = Date.parse(time) + tenant.offset;
  return {
    at: formatTime(Math.min(at, tenant.frozenAt ?? at)),
    kind: 'request',
    title: operation ?? `${method} ${url}`,
    text: `${method} ${url}${problem === undefined ? '' : ` – ${problem}`}`,
    status: String(status),
    id: String(id),
  };
}

function presentDelivery(
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
