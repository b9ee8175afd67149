import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import { notFound } from '../../../frame/control/control-problem.ts';
import { readBody } from '../../../frame/control/read-body.ts';
import { accounts } from '../../../state/model/account.ts';
import { organizations } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { monitorAlerts } from '../stored-alert.ts';
import { withoutMonitor } from '../stored-entitlement.ts';

const entitlement = z.strictObject({ isEntitled: z.boolean() });

const alert = z.strictObject({
  action: z.string().min(1),
  accountId: z.exactOptional(z.guid()),
  userId: z.exactOptional(z.guid()),
});

async function findOrganization(state: State, organizationId = '') {
  const organization = await state.of(organizations).get('', organizationId.toLowerCase());
  if (organization !== undefined) return organization;
  throw notFound(`There is no organization ${organizationId}.`, 'path/organizationId');
}

/** The handlers of the control API that are about Monitor. */
export const handlers: ControlHandlers<'setMonitorEntitlement' | 'raiseMonitorAlert'> = {
  async setMonitorEntitlement(parts, call) {
    const { isEntitled } = readBody(call, entitlement);
    return write(parts, call, async (state) => {
      const { organizationId } = await findOrganization(state, call.path['organizationId']);
      if (isEntitled) await state.of(withoutMonitor).remove('', organizationId);
      else await state.of(withoutMonitor).put('', organizationId, true);
      return { organizationId, isEntitled };
    });
  },

  async raiseMonitorAlert(parts, call) {
    const { action, accountId, userId = '' } = readBody(call, alert);
    return write(parts, call, async (state) => {
      const { organizationId } = await findOrganization(state, call.path['organizationId']);
      const own = (await state.of(accounts).list('')).find(
        (account) => account.organizationId === organizationId,
      );
      const eventId = randomUUID();
      await state.of(monitorAlerts).put(organizationId, eventId, {
        eventId,
        accountId: accountId ?? own?.accountId ?? '',
        action,
        userId,
        at: state.now,
      });
      return { eventId };
    });
  },
};
