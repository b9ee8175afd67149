import type { OrganizationConnectConfigurationRequest } from '@countersign/types/admin-v2';
import { warnOfEvents } from '../../../engine/warn-of-events.ts';
import type { StoredOrganizationConnect } from '../../../state/model/connect.ts';
import type { State } from '../../../state/state.ts';
import { readOAuthConfig } from '../../../connect/oauth-config.ts';
import { readLimits } from '../../../connect/organization-connect.ts';

const selections = new Set(['all', 'accounts', 'users', 'groups']);

/** Warns of what keeps a configuration of an organization from sending the events that it names. */
export async function warnOfConfiguration(
  state: State,
  organizationId: string,
  configuration: StoredOrganizationConnect,
  body: OrganizationConnectConfigurationRequest,
): Promise<void> {
  const { associatedFilterSelection: selection, events = [] } = configuration;
  warnOfEvents(state, { events, eventData: { format: 'json' } }, '');
  if (selection !== undefined && !selections.has(selection))
    state.warn({
      code: 'field-ignored',
      at: '/associatedFilterSelection',
      message: `\`${selection}\` is not one of \`${[...selections].join('`, `')}\`; every list that is not empty limits the configuration.`,
    });
  const { version = 'restv2.1' } = body.eventData ?? {};
  if (version.toLowerCase() !== 'restv2.1')
    state.warn({
      code: 'field-ignored',
      at: '/eventData/version',
      message: 'the messages of an organization always have the model `restv2.1`.',
    });
  if (configuration.allowEnvelopePublish !== 'true')
    state.warn({
      code: 'no-events',
      at: '/allowEnvelopePublish',
      message: 'nothing is sent until `allowEnvelopePublish` is true.',
    });
  for (const [name, list] of Object.entries(readLimits(configuration)))
    if (list?.length === 0)
      state.warn({
        code: 'no-events',
        at: `/${name}`,
        message: `nothing is sent, since the configuration is limited to \`${name}\`, which is empty.`,
      });
  if (configuration.includeOAuth === 'true') await warnOfOAuth(state, organizationId);
}

async function warnOfOAuth(state: State, organizationId: string): Promise<void> {
  if ((await readOAuthConfig(state, organizationId)) !== undefined) return;
  state.warn({
    code: 'no-events',
    at: '/includeOAuth',
    message:
      'nothing is delivered until the organization has an OAuth configuration; set one with `Connect_postOrganizationConnectOAuthConfiguration`.',
  });
}
