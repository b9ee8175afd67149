import { z } from 'zod';
import type { components } from '../../frame/control/generated/control.ts';
import { read } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { invalid } from '../../frame/control/control-problem.ts';
import { findJob } from '../../areas/find-job.ts';
import { readOwnJson } from '../../state/storage/connection.ts';
import { findSubjects } from '../find-subjects.ts';
import { formatTime } from '../format-time.ts';

const limitSchema = z.coerce.number().int().min(1).max(1000).default(100);

export const schedule: SandboxHandlers<'listSchedule'> = {
  async listSchedule(parts, call) {
    const limit = limitSchema.safeParse(call.query.get('limit') ?? undefined);
    if (!limit.success) throw invalid('limit must be an integer from 1 to 1000.', 'query/limit');
    return read(parts, call, async (state) => {
      const due = state.db.selectFrom('due').where('space', '=', state.tenant.space);
      const { count } = await due
        .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await due
        .selectAll()
        .orderBy('due_at')
        .orderBy('kind')
        .limit(limit.data)
        .execute();
      const items = rows.map((row) => ({ ...row, about: readEnvelopeId(row) }));
      const subjects = await findSubjects(
        state,
        items.map(({ about }) => about),
      );
      return {
        total: Number(count),
        items: items.map(({ kind, key, due_at, about }): components['schemas']['ScheduledItem'] => {
          const subject = subjects.get(about);
          return {
            kind,
            title: findJob(kind)?.title ?? kind,
            dueAt: formatTime(due_at),
            key,
            ...(subject !== undefined && { envelopeId: about }),
            ...(typeof subject === 'string' && { subject }),
          };
        }),
      };
    });
  },
};

/** Reads the ID of the envelope that an item is about, if it is about one: most have it as key. */
function readEnvelopeId({ key, body }: { key: string; body: string }): string {
  return readOwnJson<{ envelopeId?: string }>(body).envelopeId ?? key;
}
