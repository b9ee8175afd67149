import type { OrganizationConnectOAuthConfiguration } from '@countersign/types/admin-v2';
import { AdminRefusal } from '../admin-refusal.ts';
import type { StoredOrganization } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import type { StoredOAuthConfig } from '../../../connect/kinds.ts';
import {
  presentOAuthConfig,
  readCompleteOAuthConfig,
  readOAuthConfig,
} from '../../../connect/oauth-config.ts';

/** @throws AdminRefusal not_found */
export async function findOAuthConfiguration(
  state: State,
  { organizationId, name }: StoredOrganization,
): Promise<StoredOAuthConfig> {
  const found = await readOAuthConfig(state, organizationId);
  if (found !== undefined) return found;
  throw new AdminRefusal(
    'not_found',
    `${name} has no OAuth configuration of Connect. Connect_postOrganizationConnectOAuthConfiguration sets one.`,
  );
}

/** Reads the configuration of a request. @throws AdminRefusal invalid_request */
export function readOAuthConfiguration({
  customParameter: customParameters,
  ...config
}: OrganizationConnectOAuthConfiguration): StoredOAuthConfig {
  return readCompleteOAuthConfig(
    { ...config, ...(customParameters !== undefined && { customParameters }) },
    refuse,
    { parameters: 'customParameter' },
  );
}

/** Changes a configuration; what the request leaves out stays. @throws AdminRefusal invalid_request */
export function changeOAuthConfiguration(
  before: StoredOAuthConfig,
  body: OrganizationConnectOAuthConfiguration,
): StoredOAuthConfig {
  const { customParameters: customParameter, ...old } = before;
  const config = readOAuthConfiguration({
    ...old,
    ...(customParameter !== undefined && { customParameter }),
    ...body,
  });
  const isOther =
    config.authorizationServerUrl !== before.authorizationServerUrl ||
    config.clientId !== before.clientId;
  // The secret of one server must not reach another one.
  if (isOther && body.clientSecret === undefined)
    throw refuse(
      '/clientSecret is required to request tokens from another authorization server or as another client.',
    );
  return config;
}

/** A configuration as the service returns it: without its secret. */
export function presentOAuthConfiguration(
  config: StoredOAuthConfig,
): OrganizationConnectOAuthConfiguration {
  const { customParameters: customParameter, ...shown } = presentOAuthConfig(config);
  return { ...shown, ...(customParameter !== undefined && { customParameter }) };
}

function refuse(message: string): AdminRefusal {
  return new AdminRefusal('invalid_request', message);
}
