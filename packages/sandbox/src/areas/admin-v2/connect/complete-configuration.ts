import type { OrganizationConnectConfigurationRequest } from '@countersign/types/admin-v2';
import type { StoredOrganizationConnect } from '../../../state/model/connect.ts';

/** Fills in what a configuration leaves out, and writes IDs and words as the service does. */
export function completeConfiguration(
  body: OrganizationConnectConfigurationRequest,
  connectId: string,
): StoredOrganizationConnect {
  const { associatedFilterSelection, eventData } = body;
  return {
    connectId,
    configurationType: body.configurationType?.toLowerCase() ?? 'custom',
    name: body.name ?? '',
    urlToPublishTo: body.urlToPublishTo ?? '',
    allowEnvelopePublish: body.allowEnvelopePublish ?? 'false',
    pausePublish: body.pausePublish ?? 'false',
    deliveryMode: body.deliveryMode ?? 'SIM',
    events: body.events ?? [],
    eventData: { version: 'restv2.1', includeData: [], ...eventData },
    ...(associatedFilterSelection !== undefined && {
      associatedFilterSelection: associatedFilterSelection.toLowerCase(),
    }),
    accountIds: listIds(body.accountIds),
    userIds: listIds(body.userIds),
    groupIds: listIds(body.groupIds),
    includeHMAC: body.includeHMAC ?? 'false',
    includeOAuth: body.includeOAuth ?? 'false',
    signMessageWithX509Certificate: body.signMessageWithX509Certificate ?? 'false',
  };
}

/** Normalizes IDs to lower case, as the service writes them, and drops duplicates. */
function listIds(ids: readonly string[] = []): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
