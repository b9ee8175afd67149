import type {
  AddressInformation,
  DocuSignAccountDomainModelAddress,
  SubscriptionProvisionModelAssetGroupWork,
} from '@countersign/types/admin-v2';
import { dateTime } from '../../../engine/date-time.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import type { StoredAssetGroupWork } from '../../../state/model/asset-groups.ts';
import { findSite } from './regions.ts';
import { noAccount } from './present-work.ts';

/** The creation of an account, in the form in which the request for it is answered. */
export function presentRequest(
  work: StoredAssetGroupWork,
): SubscriptionProvisionModelAssetGroupWork {
  const { createdBy, createdAt, updatedAt, target } = work;
  const createdByType = createdBy.type === 'user' ? 1 : 2;
  return withoutUndefined({
    AssetGroupWorkId: work.workId,
    AssetGroupId: work.assetGroupId,
    AssetGroupWorkType: work.type,
    Status: work.status,
    OrderId: work.orderId,
    TargetAccountId: target.accountId ?? noAccount,
    CreateSubAccountDetails: presentDefinition(work),
    Attempts: work.attempts,
    Message: work.message,
    CreatedByName: createdBy.name,
    CreatedByEmail: createdBy.email,
    NewAssetGroupSubscriptionId: noAccount,
    CreatedBy: createdBy.id,
    CreatedByType: createdByType,
    CreatedDate: dateTime(createdAt),
    UpdatedBy: createdBy.id,
    UpdatedByType: createdByType,
    UpdatedDate: dateTime(updatedAt),
  });
}

function presentDefinition({ subscriptionId, planId, modules, target }: StoredAssetGroupWork) {
  const { name, countryCode, region, siteId, address, admin } = target;
  return withoutUndefined({
    SubscriptionDetails: { SubscriptionId: subscriptionId, PlanId: planId, Modules: modules },
    Name: name,
    CountryCode: countryCode,
    Region: region,
    Site: findSite(siteId).siteName,
    Address: presentAddress(address),
    AdminUser: withoutUndefined({
      EmailAddress: admin.email,
      FirstName: admin.firstName,
      LastName: admin.lastName,
      Locale: admin.locale,
      Address: presentAddress(admin.address),
    }),
    BillingProfileType: 0,
  } as const);
}

function presentAddress(
  address: AddressInformation | undefined,
): DocuSignAccountDomainModelAddress | undefined {
  if (address === undefined) return undefined;
  return withoutUndefined({
    Address1: address.street_address,
    Address2: address.street_address_2,
    City: address.locality,
    StateProvince: address.region,
    Country: address.country,
    PostalCode: address.postal_code,
    Phone: address.phone,
    Fax: address.fax,
  });
}
