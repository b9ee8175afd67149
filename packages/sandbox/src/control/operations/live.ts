import { type ControlHandlers, WholeResponse } from '../control-call.ts';

export const live: ControlHandlers<'watchLive'> = {
  async watchLive(parts, { tenant }) {
    return new WholeResponse(parts.live.open(tenant));
  },
};
