import type { CallParts, Schemas } from '../../../frame/control/call-parts.ts';

/** Creates the calls for the stream of an organization. */
export function createMonitorCalls({ api, unwrap }: CallParts) {
  return {
    /** Gives Monitor to an organization, or takes it away. */
    setMonitorEntitlement: async (organizationId: string, isEntitled: boolean) =>
      unwrap(
        await api.PUT('/organizations/{organizationId}/monitor', {
          params: { path: { organizationId } },
          body: { isEntitled },
        }),
      ),
    /** Adds an alert to the stream of an organization. */
    raiseMonitorAlert: async (organizationId: string, body: Schemas['NewMonitorAlert']) =>
      unwrap(
        await api.POST('/organizations/{organizationId}/monitor/alerts', {
          params: { path: { organizationId } },
          body,
        }),
      ),
  };
}
