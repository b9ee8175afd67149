import {
  type StoredBilling,
  createBilling,
  readBilling,
} from '../../../account/billing/billing.ts';
import { findPlan, findPlanByName } from '../../../account/billing/plans.ts';
import { startOfDay } from '../../../account/billing/periods.ts';
import { administratorProfile } from '../../../account/permission-profiles/rights.ts';
import { copySettings } from '../../../account/settings/copy-settings.ts';
import { openAccount } from '../../../account/settings/open-account.ts';
import { identities, type StoredAccount } from '../../../state/model/account.ts';
import type { StoredAssetGroupWork } from '../../../state/model/asset-groups.ts';
import { organizations, type StoredOrganization } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { joinAccount } from '../members/join-account.ts';
import { listOrganizationAccounts } from '../organization-context.ts';
import { findSourceAccount } from './source-account.ts';
import { requireOrganizationAdministrator } from './target-administrator.ts';
import { nameModule } from './subscriptions.ts';

/**
 * Creates the account of a creation or clone, in the organization, with its administrator.
 * @throws AdminRefusal if data that were valid at the time of the request no longer are
 */
export async function provideAccount(
  state: State,
  work: StoredAssetGroupWork,
  newId: () => string,
): Promise<StoredAccount> {
  const organization = await state.of(organizations).get('', work.organizationId);
  if (organization === undefined)
    throw new AdminRefusal('not_found', 'The organization no longer exists.');
  const { name, siteId } = work.target;
  const more = { name, siteId, organizationId: organization.organizationId };
  const account =
    work.source === undefined
      ? await createAccount(state, work, more, newId)
      : await cloneAccount(state, organization, work, more, work.source.accountId, newId);
  await addAdministrator(state, organization, work, account, newId);
  return account;
}

type Definition = Pick<StoredAccount, 'name' | 'siteId' | 'organizationId'>;

async function createAccount(
  state: State,
  { planId, modules }: StoredAssetGroupWork,
  definition: Definition,
  newId: () => string,
): Promise<StoredAccount> {
  const plan = findPlan(planId) ?? findPlanByName('Business');
  const billing: StoredBilling = {
    ...createBilling(plan, startOfDay(state.now)),
    addOns: modules.map((addOnId, at) => ({
      addOnId,
      id: String(at + 1),
      name: nameModule(addOnId),
      active: 'true',
    })),
  };
  const { planName } = plan;
  return openAccount(
    state,
    { newId },
    { ...definition, planName, currencyCode: 'USD', settings: {} },
    billing,
  );
}

async function cloneAccount(
  state: State,
  organization: StoredOrganization,
  { target }: StoredAssetGroupWork,
  definition: Definition,
  sourceId: string,
  newId: () => string,
): Promise<StoredAccount> {
  const all = await listOrganizationAccounts(state, organization);
  const { account: source } = await findSourceAccount(state, organization, all, sourceId);
  await requireOrganizationAdministrator(state, organization, all, target.admin.email);
  const { stored, plan } = await readBilling(state, source);
  const { seats, extraSeats, addOns, hasSupport } = stored;
  const clone = await openAccount(
    state,
    { newId },
    {
      ...definition,
      planName: source.planName,
      currencyCode: source.currencyCode,
      settings: source.settings,
    },
    { ...createBilling(plan, startOfDay(state.now)), seats, extraSeats, addOns, hasSupport },
  );
  await copySettings(state, source, clone);
  return clone;
}

/** Makes the person of the request the administrator: an existing user, or a new one. */
async function addAdministrator(
  state: State,
  organization: StoredOrganization,
  { target, createdBy, source }: StoredAssetGroupWork,
  account: StoredAccount,
  newId: () => string,
): Promise<void> {
  const { email, firstName, lastName, locale } = target.admin;
  const known =
    source === undefined
      ? undefined
      : await requireOrganizationAdministrator(
          state,
          organization,
          await listOrganizationAccounts(state, organization),
          email,
        );
  const { userId } = await joinAccount(state, { organization, caller: createdBy, newId }, account, {
    userName: known?.userName ?? `${firstName} ${lastName}`,
    email,
    firstName,
    lastName,
    permissionProfileId: administratorProfile,
    activate: false,
  });
  const identity = await state.of(identities).get('', userId);
  if (identity === undefined || locale === undefined || locale === 'None') return;
  if (identity.languageCulture !== undefined) return;
  await state.of(identities).put('', userId, { ...identity, languageCulture: locale });
}
