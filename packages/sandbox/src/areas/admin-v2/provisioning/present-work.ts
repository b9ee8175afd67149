import type { AssetGroupAccountClone, SubAccountCreateWorker } from '@countersign/types/admin-v2';
import { shortDateTime } from '../../../engine/date-time.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { accounts, type StoredAccount } from '../../../state/model/account.ts';
import type { StoredAssetGroupWork } from '../../../state/model/asset-groups.ts';
import type { State } from '../../../state/state.ts';
import { findSite } from './regions.ts';
import { nameModule, namePlan } from './subscriptions.ts';

/** Stands for the ID of an account that does not exist yet. */
export const noAccount = '00000000-0000-0000-0000-000000000000';

/** The creation of an account with its progress. @param detailed true to include names */
export function presentCreation(
  work: StoredAssetGroupWork,
  detailed: boolean,
): SubAccountCreateWorker {
  const { subscriptionId, planId, modules, failure } = work;
  return {
    targetAccount: presentTarget(work),
    subscriptionDetails: {
      id: subscriptionId,
      planId,
      ...(detailed && { planName: namePlan(planId) }),
      modules: modules.map((moduleId) => ({
        moduleId,
        ...(detailed && { moduleName: nameModule(moduleId) }),
      })),
    },
    ...presentProgress(work, detailed),
    ...(failure !== undefined && { createAccountProcessingFailureDetails: failure }),
  };
}

/** The clone of an account with its progress. @param detailed true to include names */
export async function presentClone(
  state: State,
  work: StoredAssetGroupWork,
  detailed: boolean,
): Promise<AssetGroupAccountClone> {
  const { source = { accountId: noAccount, cloneRequestId: noAccount }, failure } = work;
  const account = detailed ? await state.of(accounts).get('', source.accountId) : undefined;
  return {
    sourceAccount: {
      id: source.accountId,
      ...(account !== undefined && presentSource(account)),
    },
    targetAccount: presentTarget(work),
    ...presentProgress(work, detailed),
    ...(detailed && { cloneRequestId: source.cloneRequestId }),
    ...(failure !== undefined && { cloneProcessingFailureDetails: failure }),
  };
}

function presentSource({ number, siteId, name }: StoredAccount) {
  return { externalAccountId: Number(number), site: findSite(siteId).siteName, name };
}

function presentTarget({ target }: StoredAssetGroupWork) {
  const { accountId = noAccount, name, region, countryCode, siteId, admin } = target;
  const { email, firstName, lastName, locale } = admin;
  return withoutUndefined({
    id: accountId,
    name,
    region,
    countryCode,
    site: findSite(siteId).siteName,
    admin: withoutUndefined({ email, firstName, lastName, locale }),
  });
}

function presentProgress(work: StoredAssetGroupWork, detailed: boolean) {
  const { name, email } = work.createdBy;
  return {
    assetGroupWorkId: work.workId,
    assetGroupId: work.assetGroupId,
    assetGroupWorkType: work.type,
    status: work.status,
    orderId: work.orderId,
    attempts: work.attempts,
    createdDate: shortDateTime(work.createdAt),
    ...(detailed && {
      createdByName: name,
      ...(email !== undefined && { createdByEmail: email }),
    }),
    message: work.message,
  };
}
