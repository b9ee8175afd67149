import type { OrganizationConnectConfigurationRequest } from '@countersign/types/admin-v2';
import { AdminRefusal } from '../admin-refusal.ts';
import { listOrganizationAccounts, type OrganizationContext } from '../organization-context.ts';
import {
  organizationConnects,
  type StoredOrganizationConnect,
} from '../../../state/model/connect.ts';
import type { State } from '../../../state/state.ts';
import { isHttpUrl } from '../../../connect/is-http-url.ts';
import { mostConfigurations } from '../../../connect/kinds.ts';
import { completeConfiguration } from './complete-configuration.ts';
import { mayManage } from './find-configuration.ts';
import { warnOfConfiguration } from './warn-of-configuration.ts';
import { showName } from '../../../engine/show-name.ts';

/** @throws AdminRefusal invalid_request; access_denied for accounts that the caller does not manage */
export async function createConfiguration(
  state: State,
  admin: OrganizationContext,
  body: OrganizationConnectConfigurationRequest,
): Promise<StoredOrganizationConnect> {
  const { organizationId, name } = admin.organization;
  if ((await state.of(organizationConnects).count(organizationId)) >= mostConfigurations)
    throw new AdminRefusal(
      'invalid_request',
      `${name} has ${mostConfigurations} Connect configurations, which is the maximum. Delete one first.`,
    );
  if (body.connectId !== undefined)
    state.warn({
      code: 'field-ignored',
      at: '/connectId',
      message: 'the service assigns the ID of a new configuration.',
    });
  return saveConfiguration(state, admin, completeConfiguration(body, admin.newId()), body);
}

/** Changes a configuration; what the request leaves out stays. @throws AdminRefusal as above */
export async function changeConfiguration(
  state: State,
  admin: OrganizationContext,
  before: StoredOrganizationConnect,
  body: OrganizationConnectConfigurationRequest,
): Promise<StoredOrganizationConnect> {
  if (body.connectId !== undefined && body.connectId.toLowerCase() !== before.connectId)
    throw new AdminRefusal(
      'invalid_request',
      `/connectId is ${body.connectId}, but the path is of ${before.connectId}. Leave /connectId out or send the same ID.`,
    );
  const changed = completeConfiguration({ ...before, ...body }, before.connectId);
  return saveConfiguration(state, admin, changed, body);
}

async function saveConfiguration(
  state: State,
  admin: OrganizationContext,
  configuration: StoredOrganizationConnect,
  body: OrganizationConnectConfigurationRequest,
): Promise<StoredOrganizationConnect> {
  const { organizationId } = admin.organization;
  await checkConfiguration(state, admin, configuration);
  await warnOfConfiguration(state, organizationId, configuration, body);
  const { connectId } = configuration;
  await state.of(organizationConnects).put(organizationId, connectId, configuration);
  return configuration;
}

/** Checks what the schema of a configuration cannot say. */
async function checkConfiguration(
  state: State,
  admin: OrganizationContext,
  configuration: StoredOrganizationConnect,
): Promise<void> {
  const { name, urlToPublishTo, configurationType, events = [], accountIds = [] } = configuration;
  if (name.trim() === '') throw refuse('/name must not be empty.');
  if (!isHttpUrl(urlToPublishTo))
    throw refuse(
      '/urlToPublishTo must be an http or https URL, such as https://hooks.example/events.',
    );
  if (configurationType !== 'custom')
    throw refuse(
      '/configurationType must be custom: an organization has no configurations of another type.',
    );
  if (events.length === 0)
    throw refuse('/events must name at least one event, such as envelope-completed.');
  const all = await listOrganizationAccounts(state, admin.organization);
  for (const [index, id] of accountIds.entries())
    if (!all.some(({ accountId }) => accountId === id))
      throw refuse(
        `/accountIds/${index}: ${admin.organization.name} has no account with the GUID ${showName(id)}. Organization_getOrganizations returns the accounts.`,
      );
  if (!(await mayManage(state, admin))(configuration))
    throw new AdminRefusal(
      'access_denied',
      `The configuration applies to accounts that the caller does not administer. Set /associatedFilterSelection to accounts, and only ${admin.accounts.map((one) => one.accountId).join(', ')} in /accountIds.`,
    );
}

function refuse(message: string): AdminRefusal {
  return new AdminRefusal('invalid_request', message);
}
