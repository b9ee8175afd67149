import { messageOf } from '@countersign/mock/core/words';
import { z } from 'zod';
import type { State } from '../../state/state.ts';
import { changeSettings, type TenantSettings } from '../../state/tenant.ts';
import { type ControlCall, read, write } from '../../frame/control/control-call.ts';
import type { SandboxHandlers, SandboxParts } from '../sandbox-parts.ts';
import { invalid } from '../../frame/control/control-problem.ts';
import { readBody } from '../../frame/control/read-body.ts';
import { settingsSchema } from '../rules/settings-schema.ts';

const faultsSchema = z.strictObject({ faults: settingsSchema.shape.faults.unwrap() });
const limitsSchema = settingsSchema.shape.limits.unwrap();

export const faults: SandboxHandlers<
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

function readTenantSettings(parts: SandboxParts, call: ControlCall): Promise<TenantSettings> {
  return read(parts, call, async ({ tenant }) => tenant.settings);
}

/** Replaces settings of the same name, which resets their counts. */
async function change(
  parts: SandboxParts,
  call: ControlCall,
  part: { faults?: TenantSettings['faults']; limits?: TenantSettings['limits'] },
): Promise<void> {
  try {
    parts.rules.check(part.faults ?? []);
  } catch (error) {
    throw invalid(messageOf(error), 'body/faults');
  }
  await write(parts, call, async ({ db, tenant }: State) => {
    const { faults: rules = [], limits = {} } = { ...tenant.settings, ...part };
    const [hasRules, hasLimits] = [rules.length > 0, Object.keys(limits).length > 0];
    await changeSettings(db, tenant, {
      since: hasRules || hasLimits ? Date.now() : undefined,
      faults: hasRules ? rules : undefined,
      limits: hasLimits ? limits : undefined,
    });
  });
  await parts.rules.refresh(call.tenant);
}
