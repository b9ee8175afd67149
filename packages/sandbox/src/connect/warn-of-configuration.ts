import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { warnOfEvents } from '../engine/warn-of-events.ts';
import type { State } from '../state/state.ts';

/** Warns of what keeps a configuration from sending the events that it asks for. */
export function warnOfConfiguration(
  state: Pick<State, 'warn'>,
  body: ConnectCustomConfiguration,
): void {
  warnOfEvents(state, body, '');
  const { allowEnvelopePublish, allUsers, allUsersExcept, userIds = [], groupIds = [] } = body;
  if (allowEnvelopePublish !== 'true')
    state.warn({
      code: 'no-events',
      at: '/allowEnvelopePublish',
      message: 'nothing is sent until `allowEnvelopePublish` is true.',
    });
  else if (
    allUsers !== 'true' &&
    allUsersExcept !== 'true' &&
    userIds.length + groupIds.length === 0
  )
    state.warn({
      code: 'no-events',
      at: '/allUsers',
      message:
        'nothing is sent, since the configuration is for no users; set `allUsers` to true, or name users in `userIds` or groups in `groupIds`.',
    });
}
