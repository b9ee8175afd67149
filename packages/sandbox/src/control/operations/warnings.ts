import { z } from 'zod';
import { warningCodes } from '../../state/model/warning.ts';
import type { State } from '../../state/state.ts';
import { changeSettings } from '../../state/tenant.ts';
import { read, write } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { invalid } from '../../frame/control/control-problem.ts';
import { readBody } from '../../frame/control/read-body.ts';
import type { LoggedWarning } from '../warning-log.ts';

const filterSchema = z.object({
  code: z.exactOptional(
    z
      .string()
      .refine(
        (code) => Object.hasOwn(warningCodes, code),
        `must be one of ${Object.keys(warningCodes).join(', ')}`,
      ),
  ),
  operation: z.exactOptional(z.string()),
  envelopeId: z.exactOptional(z.string().toLowerCase()),
  request: z.exactOptional(
    z.string().regex(/^\d+$/, 'must be the ID of a request').transform(Number),
  ),
});
const modeSchema = z.strictObject({ mode: z.enum(['warn', 'refuse']) });

export const warnings: SandboxHandlers<
  'listWarnings' | 'clearWarnings' | 'getWarningMode' | 'setWarningMode'
> = {
  async listWarnings({ warnings: log }, { tenant, query }) {
    const outcome = filterSchema.safeParse(Object.fromEntries(query));
    if (!outcome.success) {
      const [issue] = outcome.error.issues;
      const name = String(issue?.path[0] ?? '');
      throw invalid(`${name} ${issue?.message ?? 'is invalid'}.`, `query/${name}`);
    }
    return { warnings: log.list(tenant).filter(fitting(outcome.data)) };
  },
  async clearWarnings({ warnings: log }, { tenant }) {
    log.clear(tenant);
  },
  async getWarningMode(parts, call) {
    const { warnings: own } = await read(parts, call, async ({ tenant }) => tenant.settings);
    return { mode: own ?? parts.usualWarningMode };
  },
  async setWarningMode(parts, call) {
    const { mode } = readBody(call, modeSchema);
    await write(parts, call, async ({ db, tenant }: State) => {
      await changeSettings(db, tenant, { warnings: mode });
    });
    return { mode };
  },
};

function fitting(filter: z.output<typeof filterSchema>): (warning: LoggedWarning) => boolean {
  return (warning) =>
    (filter.code === undefined || warning.code === filter.code) &&
    (filter.operation === undefined || warning.operation === filter.operation) &&
    (filter.envelopeId === undefined || warning.envelopeId === filter.envelopeId) &&
    (filter.request === undefined || warning.request === filter.request);
}
