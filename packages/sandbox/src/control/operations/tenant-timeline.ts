import { z } from 'zod';
import { readDelivery } from '../../connect/delivery.ts';
import { read } from '../../frame/control/control-call.ts';
import { findTenantTime, listRanJobs, type RanJob } from '../clock/clock-history.ts';
import { findSubjects } from '../find-subjects.ts';
import { findJob } from '../../areas/find-job.ts';
import { formatTime } from '../format-time.ts';
import { invalid } from '../../frame/control/control-problem.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { readOwnJson } from '../../state/storage/connection.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import {
  type Entry,
  presentDelivery,
  presentEvent,
  presentMail,
  presentRequest,
  sortEntries,
} from '../timeline-entries.ts';
import { findBlockers } from './deliveries.ts';

const limitSchema = z.coerce.number().int().min(1).max(1000).default(100);

export const tenantTimeline: SandboxHandlers<'getTenantTimeline'> = {
  async getTenantTimeline(parts, call) {
    const outcome = limitSchema.safeParse(call.query.get('limit') ?? undefined);
    if (!outcome.success) throw invalid('limit must be an integer from 1 to 1000.', 'query/limit');
    const limit = outcome.data;
    return read(parts, call, async (state) => {
      const requests = parts.requests.list(call.tenant).slice(-limit);
      // The newest entries of the tenant are among the newest ones of each kind.
      const entries = [
        ...requests.map((request) =>
          presentRequest(request, (at) => findTenantTime(parts.tenants, state.tenant, at)),
        ),
        ...(await listEvents(state, limit)),
        ...(await state.mails.listLast(limit)).map(presentMail),
        ...(await listDeliveries(state, limit)),
        ...(await listJobs(state, listRanJobs(parts.tenants, state.tenant).slice(-limit))),
      ];
      return { entries: sortEntries(entries).slice(-limit) };
    });
  },
};

/**
 * Lists the newest lines of all audit trails. Each changes its envelope, so that they are in the
 * envelopes that have changed last.
 */
async function listEvents({ db, tenant }: State, limit: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('envelopes')
    .where('space', '=', tenant.space)
    .where('kind', '=', 'envelope')
    .select('body')
    .orderBy('changed_at', 'desc')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed().flatMap(({ body }) => {
    const { envelopeId, settings, auditEvents } = readOwnJson<StoredEnvelope>(body);
    const { emailSubject: subject = '' } = settings;
    return auditEvents.slice(-limit).map((event) => presentEvent(event, { envelopeId, subject }));
  });
}

/** Presents the jobs of the clock that ran, with the envelopes that they were for. */
async function listJobs(state: State, jobs: readonly RanJob[]): Promise<Entry[]> {
  const subjects = await findSubjects(
    state,
    jobs.map(({ key }) => key),
  );
  return jobs.map(({ at, kind, key, refused }) => {
    const subject = subjects.get(key);
    return {
      at: formatTime(at),
      kind: 'job',
      title: findJob(kind)?.title ?? kind,
      ...(refused !== undefined && { text: refused, status: 'refused' }),
      ...(subject !== undefined && { envelopeId: key, subject: subject ?? '' }),
    };
  });
}

async function listDeliveries(state: State, limit: number): Promise<Entry[]> {
  const rows = await state.db
    .selectFrom('deliveries')
    .where('space', '=', state.tenant.space)
    .selectAll()
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  const blockers = await findBlockers(state);
  return rows.toReversed().map((row) => {
    const delivery = readDelivery(row);
    const { subject } = delivery.body;
    return { ...presentDelivery(delivery, blockers), ...(subject !== '' && { subject }) };
  });
}
