import { includesObservers } from '@countersign/mock/extend';
import { type ControlHandlers, WholeResponse } from '../control-call.ts';

export const live: ControlHandlers<'watchLive'> = {
  async watchLive(parts, { tenant, query }) {
    const observers = includesObservers(new URLSearchParams(query));
    return new WholeResponse(parts.live.open(tenant, observers));
  },
};
