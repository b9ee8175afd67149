import { z } from 'zod';
import type { components } from '../generated/control.ts';
import { type ControlHandlers, read } from '../control-call.ts';
import { invalid } from '../control-problem.ts';
import { describeJob } from '../clock/job-titles.ts';

const limitSchema = z.coerce.number().int().min(1).max(1000).default(100);

export const schedule: ControlHandlers<'listSchedule'> = {
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
          title: describeJob(row.kind),
          dueAt: new Date(row.due_at).toISOString(),
          key: row.key,
          ...(row.id !== null && { envelopeId: row.id }),
          ...(row.subject !== null && { subject: row.subject }),
        })),
      };
    });
  },
};
