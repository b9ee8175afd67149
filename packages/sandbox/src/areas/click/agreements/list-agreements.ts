import type {
  ClickwrapAgreementsResponse,
  UserAgreementsGetClickwrapAgreementsQueryParams,
} from '@countersign/types/click';
import { dateTime } from '../../../engine/date-time.ts';
import { readPeriod } from '../../../engine/read-period-date.ts';
import type { State } from '../../../state/state.ts';
import { cutPage } from '../clickwraps/cut-page.ts';
import { findVersion } from '../clickwraps/find-clickwrap.ts';
import type { StoredClickwrap, StoredVersion } from '../clickwraps/stored-clickwrap.ts';
import { presentAgreement } from './present-agreement.ts';
import { agreements, type StoredAgreement } from './stored-agreement.ts';

/** Lists the agreements of a clickwrap, or of one version of it, the newest first. */
export async function listAgreements(
  { of }: Pick<State, 'of'>,
  clickwrap: StoredClickwrap,
  query: Partial<UserAgreementsGetClickwrapAgreementsQueryParams>,
  version?: StoredVersion,
): Promise<ClickwrapAgreementsResponse> {
  const { from, to } = readPeriod(query);
  const all = await of(agreements).list(clickwrap.clickwrapId);
  const found = all
    .filter(
      ({ versionId, clientUserId, status, createdAt }: StoredAgreement) =>
        (version === undefined || versionId === version.versionId) &&
        (query.client_user_id === undefined || clientUserId === query.client_user_id) &&
        (query.status === undefined || status === query.status) &&
        createdAt >= from &&
        createdAt <= to,
    )
    .toReversed();
  const { items, paging } = cutPage(found, query);
  const [first] = items;
  return {
    userAgreements: items.map((agreement) =>
      presentAgreement(agreement, findVersion(clickwrap, agreement.versionId)),
    ),
    ...(first !== undefined && { beginCreatedOn: dateTime(first.createdAt) }),
    ...paging,
  };
}
