import { splitUrl } from '@countersign/mock/core/server';
import type { Exchange } from '@countersign/mock/core/traffic';
import { findTenantTime } from '../clock/clock-history.ts';
import { readDelivery } from '../../connect/delivery.ts';
import { read } from '../../frame/control/control-call.ts';
import { findItemOfPath } from '../find-envelope-of-path.ts';
import type { SandboxHandlers, SandboxParts } from '../sandbox-parts.ts';
import {
  presentDelivery,
  presentEvent,
  presentMail,
  presentRequest,
  sortEntries,
} from '../timeline-entries.ts';
import { readLimit } from '../read-limit.ts';
import { findBlockers } from './deliveries.ts';

export const envelopeTimeline: SandboxHandlers<'getTimeline'> = {
  getTimeline(parts, call) {
    const limit = readLimit(call.query);
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
        ...requests.map((request) =>
          presentRequest(request, (at) => findTenantTime(parts.tenants, state.tenant, at)),
        ),
        ...auditEvents.map((event) => presentEvent(event)),
        ...written.map(presentMail),
        ...rows.map((row) => presentDelivery(readDelivery(row), blockers)),
      ];
      return { entries: sortEntries(entries).slice(-limit) };
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
