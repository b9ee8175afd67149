import { compareNames } from '../../../engine/compare-names.ts';
import type { OrganizationConnectConfigResponse } from '@countersign/types/admin-v2';
import { getSite } from '../files/site.ts';
import type { OrganizationContext } from '../organization-context.ts';
import type { StoredAccount } from '../../../state/model/account.ts';
import {
  connectConfigurations,
  organizationConnects,
  type StoredConfiguration,
  type StoredOrganizationConnect,
} from '../../../state/model/connect.ts';
import type { State } from '../../../state/state.ts';
import { isForAccount } from '../../../connect/organization-connect.ts';
import { mayManage } from './find-configuration.ts';

type Field = keyof OrganizationConnectConfigResponse;

/** The filter and the order of a list of configurations, as the text of query parameters. */
interface Filter {
  sortBy?: Field | undefined;
  siteId?: number | undefined;
  accountId?: string | undefined;
  allowEnvelopePublish?: boolean | undefined;
  q?: string | undefined;
}

/** Lists the configurations of an organization, and those of its accounts. */
export async function listConfigurations(
  state: State,
  admin: OrganizationContext,
  { sortBy = 'name', siteId, accountId, allowEnvelopePublish, q }: Filter,
): Promise<OrganizationConnectConfigResponse[]> {
  const accounts = admin.accounts.filter(
    (account) =>
      (siteId === undefined || getSite(account) === Number(siteId)) &&
      (accountId === undefined || account.accountId === accountId.toLowerCase()),
  );
  const isLimited = siteId !== undefined || accountId !== undefined;
  const { organizationId } = admin.organization;
  const isManaged = await mayManage(state, admin);
  const found = (await state.of(organizationConnects).list(organizationId))
    .filter(isManaged)
    .filter((one) => !isLimited || accounts.some((account) => isForAccount(one, account)))
    .map(presentOwn);
  for (const account of accounts)
    for (const configuration of await state.of(connectConfigurations).list(account.accountId))
      found.push(presentAccountConfiguration(configuration, account));
  return found
    .filter(
      (one) =>
        (allowEnvelopePublish === undefined ||
          one.allowEnvelopePublish === String(allowEnvelopePublish)) &&
        (q === undefined || isNamed(one, q.toLowerCase())),
    )
    .toSorted((one, other) => compare(one[sortBy], other[sortBy]));
}

function isNamed({ connectId, name = '' }: OrganizationConnectConfigResponse, text: string) {
  return connectId?.toLowerCase() === text || name.toLowerCase().includes(text);
}

/** Compares two values of a field; configurations without one come last. */
function compare(one: string | number | undefined, other: string | number | undefined): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareNames(String(one), String(other));
}

function presentOwn({
  connectId,
  configurationType = 'custom',
  name,
  allowEnvelopePublish = 'false',
  pausePublish = 'false',
}: StoredOrganizationConnect): OrganizationConnectConfigResponse {
  return {
    connectId,
    configurationType,
    name,
    allowEnvelopePublish,
    pausePublish,
    requiresAcknowledgement: 'true',
  };
}

function presentAccountConfiguration(
  {
    connectId,
    configurationType = 'custom',
    name,
    allowEnvelopePublish = 'false',
    allowSalesforcePublish,
    pausePublish = 'false',
    requiresAcknowledgement = 'false',
    disabledBy,
  }: StoredConfiguration,
  account: StoredAccount,
): OrganizationConnectConfigResponse {
  return {
    connectId,
    configurationType,
    name,
    accountId: account.accountId,
    accountName: account.name,
    siteId: getSite(account),
    allowEnvelopePublish,
    ...(allowSalesforcePublish !== undefined && { allowSalesforcePublish }),
    pausePublish,
    requiresAcknowledgement,
    ...(disabledBy !== undefined && { disabledBy }),
  };
}
