import type { OrganizationConnectConfigurationRequest } from '@countersign/types/admin-v2';
import type { StoredOrganizationConnect } from '../../state/model/connect.ts';

/** What a configuration has that a request leaves out. */
const usual = {
  configurationType: 'custom',
  allowEnvelopePublish: 'false',
  pausePublish: 'false',
  deliveryMode: 'SIM',
  eventData: { version: 'restv2.1', includeData: [] },
  accountIds: [],
  userIds: [],
  groupIds: [],
  includeHMAC: 'false',
  includeOAuth: 'false',
  signMessageWithX509Certificate: 'false',
} as const satisfies OrganizationConnectConfigurationRequest;

/** Fills in what a configuration leaves out, and writes IDs and words as the service does. */
export function completeConfiguration(
  body: OrganizationConnectConfigurationRequest,
  connectId: string,
): StoredOrganizationConnect {
  const { name = '', urlToPublishTo = '', eventData, associatedFilterSelection } = body;
  return {
    ...usual,
    ...body,
    ...(associatedFilterSelection !== undefined && {
      associatedFilterSelection: associatedFilterSelection.toLowerCase(),
    }),
    eventData: { ...usual.eventData, ...eventData },
    accountIds: lowerCase(body.accountIds),
    userIds: lowerCase(body.userIds),
    name,
    urlToPublishTo,
    connectId,
  };
}

function lowerCase(ids: readonly string[] = []): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
