import type { FaultRule } from '@countersign/mock/extend';
import { z } from 'zod';
import type { State } from '../../state/state.ts';
import { changeTenant, type TenantSettings } from '../../state/tenant.ts';
import {
  type ControlCall,
  type ControlHandlers,
  type ControlParts,
  read,
  write,
} from '../control-call.ts';
import { invalid } from '../control-problem.ts';
import { readBody } from '../read-body.ts';

const whole = z.int().min(1);
const rule = z.strictObject({
  operation: z.exactOptional(z.string()),
  area: z.exactOptional(z.string()),
  code: z.exactOptional(z.int().min(100).max(599)),
  example: z.exactOptional(z.string()),
  delay: z.exactOptional(z.int().min(0).max(300_000)),
  drop: z.exactOptional(z.enum(['before', 'within'])),
  after: z.exactOptional(z.int().min(0)),
  times: z.exactOptional(whole),
  every: z.exactOptional(whole),
}) satisfies z.ZodType<FaultRule>;
const faultsSchema = z.strictObject({ faults: z.array(rule) });
const limit = z.strictObject({ limit: z.int().min(0), seconds: z.number().positive() });
const limitsSchema = z.strictObject({
  rate: z.exactOptional(limit),
  burst: z.exactOptional(limit),
  polling: z.exactOptional(limit),
});

export const faults: ControlHandlers<
  | 'getFaults'
  | 'setFaults'
  | 'clearFaults'
  | 'countFaults'
  | 'getLimits'
  | 'setLimits'
  | 'clearLimits'
> = {
  async getFaults(parts, call) {
    return { faults: (await readTenantSettings(parts, call)).faults ?? [] };
  },
  async setFaults(parts, call) {
    const body = readBody(call, faultsSchema);
    await change(parts, call, body);
    return body;
  },
  async clearFaults(parts, call) {
    await change(parts, call, { faults: undefined });
  },
  async countFaults({ rules }, { tenant }) {
    return { counts: [...rules.countMet(tenant)] };
  },
  async getLimits(parts, call) {
    return (await readTenantSettings(parts, call)).limits ?? {};
  },
  async setLimits(parts, call) {
    const limits = readBody(call, limitsSchema);
    await change(parts, call, { limits });
    return limits;
  },
  async clearLimits(parts, call) {
    await change(parts, call, { limits: undefined });
  },
};

function readTenantSettings(parts: ControlParts, call: ControlCall): Promise<TenantSettings> {
  return read(parts, call, async ({ tenant }) => tenant.settings);
}

/** Puts settings in place of those of the same name; counting begins anew with them. */
async function change(
  parts: ControlParts,
  call: ControlCall,
  part: { faults?: FaultRule[] | undefined; limits?: TenantSettings['limits'] | undefined },
): Promise<void> {
  try {
    parts.rules.check(part.faults ?? []);
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error), 'body/faults');
  }
  await write(parts, call, async ({ db, tenant }: State) => {
    const { faults: rules, limits, warnings, loggedUsers } = { ...tenant.settings, ...part };
    const isAny =
      (rules ?? []).length > 0 || Object.keys(limits ?? {}).length > 0 || warnings !== undefined;
    const settings = isAny
      ? JSON.stringify({ since: Date.now(), faults: rules, limits, warnings, loggedUsers })
      : JSON.stringify({ loggedUsers });
    await changeTenant(db, tenant.name, { settings });
  });
  await parts.rules.refresh(call.tenant);
}
