import { includesObservers } from '@countersign/mock/core/traffic';
import { WholeResponse } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';

export const live: SandboxHandlers<'watchLive'> = {
  async watchLive(parts, { tenant, query }) {
    const observers = includesObservers(new URLSearchParams(query));
    return new WholeResponse(parts.live.open(tenant, observers));
  },
};
