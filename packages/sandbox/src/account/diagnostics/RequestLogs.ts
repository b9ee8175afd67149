import type { DiagnosticsSettingsInformation } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { defineOperation } from '../../engine/operation.ts';
import { presentFlag } from '../../engine/present-flag.ts';
import { switchLogging } from '../../engine/request-log.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { mostRequestLogs, requestLogs } from '../../state/model/request-logs.ts';
import type { State } from '../../state/state.ts';

export const RequestLogs_listRequestLogs = defineOperation(
  'RequestLogs_listRequestLogs',
  async (state, _, { caller }) => {
    const logs = await state.of(requestLogs).list(caller.userId);
    return {
      status: 200,
      body: {
        apiRequestLogs: logs.toReversed().map(({ logId, at, status, description }) => ({
          requestLogId: logId,
          createdDateTime: dateTime(at),
          status,
          description,
        })),
      },
    };
  },
);

export const RequestLogs_getRequestLog = defineOperation(
  'RequestLogs_getRequestLog',
  async (state, { path }, { caller }) => {
    const log = await state.of(requestLogs).get(caller.userId, path.requestLogId.toLowerCase());
    if (log !== undefined)
      return { status: 200, file: { bytes: log.text, mediaType: 'text/plain' } };
    throw new ServiceRefusal(
      'RESOURCE_NOT_FOUND',
      `${caller.userName} has no log ${path.requestLogId}. RequestLogs_listRequestLogs returns the logs.`,
    );
  },
);

export const RequestLogs_deleteRequestLogs = defineOperation(
  'RequestLogs_deleteRequestLogs',
  async (state, _, { caller }) => {
    await state.of(requestLogs).removeAll(caller.userId);
    return { status: 200 };
  },
);

export const RequestLogs_getRequestLogSettings = defineOperation(
  'RequestLogs_getRequestLogSettings',
  async (state, _, { caller }) => {
    const isOn = state.tenant.settings.loggedUsers?.includes(caller.userId) ?? false;
    return { status: 200, body: await presentSettings(state, caller.userId, isOn) };
  },
);

export const RequestLogs_updateRequestLogSettings = defineOperation(
  'RequestLogs_updateRequestLogSettings',
  async (state, { body }, { caller }) => {
    const { userId } = caller;
    const { loggedUsers = [] } = state.tenant.settings;
    const isOn = (body.apiRequestLogging ?? presentFlag(loggedUsers.includes(userId))) === 'true';
    await switchLogging(state, userId, isOn);
    return { status: 200, body: await presentSettings(state, userId, isOn) };
  },
);

async function presentSettings(
  state: State,
  userId: string,
  isOn: boolean,
): Promise<DiagnosticsSettingsInformation> {
  return {
    apiRequestLogging: presentFlag(isOn),
    apiRequestLogMaxEntries: String(mostRequestLogs),
    apiRequestLogRemainingEntries: String(
      mostRequestLogs - (await state.of(requestLogs).count(userId)),
    ),
  };
}
