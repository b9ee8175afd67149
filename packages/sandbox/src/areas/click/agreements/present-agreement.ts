import type { UserAgreementResponse } from '@countersign/types/click';
import { dateTime } from '../../../engine/date-time.ts';
import { presentDocument } from '../clickwraps/present-clickwrap.ts';
import { formatNumber, type StoredVersion } from '../clickwraps/stored-clickwrap.ts';
import type { StoredAgreement } from './stored-agreement.ts';

/** Presents an agreement, as lists and pages have it. */
export function presentAgreement(
  agreement: StoredAgreement,
  version: StoredVersion,
): UserAgreementResponse {
  const { accountId, clickwrapId, agreementId, clientUserId, status, versionId } = agreement;
  const { agreedAt, declinedAt, documentData, metadata, returnUrl } = agreement;
  return {
    accountId,
    clickwrapId,
    agreementId,
    clientUserId,
    status,
    createdOn: dateTime(agreement.createdAt),
    agreedOn: agreedAt === undefined ? null : dateTime(agreedAt),
    ...(declinedAt !== undefined && { declinedOn: dateTime(declinedAt) }),
    versionId,
    versionNumber: version.major,
    version: formatNumber(version),
    consumerDisclosureEnabled: false,
    dataFields: version.dataFields,
    ...(documentData !== undefined && { documentData }),
    ...(metadata !== undefined && { metadata }),
    ...(returnUrl !== undefined && { returnUrl }),
  };
}

/** Presents an agreement with the documents and the settings of its version. */
export function presentWholeAgreement(
  agreement: StoredAgreement,
  version: StoredVersion,
): UserAgreementResponse {
  return {
    ...presentAgreement(agreement, version),
    documents: version.documents.map(presentDocument),
    settings: version.displaySettings,
  };
}
