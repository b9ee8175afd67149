import { z } from 'zod';
import type { components } from '../../frame/control/generated/control.ts';
import { read } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { invalid } from '../../frame/control/control-problem.ts';
import { findJob } from '../../areas/find-job.ts';

const limitSchema = z.coerce.number().int().min(1).max(1000).default(100);

export const schedule: SandboxHandlers<'listSchedule'> = {
  async listSchedule(parts, call) {
    const limit = limitSchema.safeParse(call.query.get('limit') ?? undefined);
    if (!limit.success) throw invalid('limit must be an integer from 1 to 1000.', 'query/limit');
    return read(parts, call, async ({ db, tenant }) => {
      const { count } = await db
        .selectFrom('due')
        .where('space', '=', tenant.space)
        .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('due')
        .leftJoin('envelopes', (join) =>
          join.onRef('envelopes.space', '=', 'due.space').onRef('envelopes.id', '=', 'due.key'),
        )
        .where('due.space', '=', tenant.space)
        .select(['due.kind', 'due.key', 'due.due_at', 'envelopes.id', 'envelopes.subject'])
        .orderBy('due.due_at')
        .orderBy('due.kind')
        .limit(limit.data)
        .execute();
      return {
        total: Number(count),
        items: rows.map((row): components['schemas']['ScheduledItem'] => ({
          kind: row.kind,
          title: findJob(row.kind)?.title ?? row.kind,
          dueAt: new Date(row.due_at).toISOString(),
          key: row.key,
          ...(row.id !== null && { envelopeId: row.id }),
          ...(row.subject !== null && { subject: row.subject }),
        })),
      };
    });
  },
};
