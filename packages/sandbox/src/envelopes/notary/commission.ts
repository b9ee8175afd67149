import { isCurrent } from '../../account/notary/find-notary.ts';
import { findJurisdiction } from '../../account/notary/jurisdictions.ts';
import { isSameAddress } from '../../account/users/person.ts';
import { day } from '../../engine/day.ts';
import { members } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import {
  notaries,
  type StoredNotary,
  type StoredNotaryJurisdiction,
} from '../../state/model/notary.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { eachTab } from '../tabs/each-tab.ts';
import type { TabList } from '../tabs/tab-kinds.ts';

/**
 * The registration of a recipient as a notary: a user of the account by its ID or e-mail address.
 * Of an in-person signer it is the host.
 */
export async function findRegisteredNotary(
  state: State,
  { accountId }: Pick<StoredEnvelope, 'accountId'>,
  { type, details }: StoredRecipient,
): Promise<StoredNotary | undefined> {
  const isHost = type === 'inPersonSigner';
  const email = isHost ? details.hostEmail : details.email;
  const userId = isHost ? details.notaryHost?.userId : details.userId;
  const all = await state.of(members).list(accountId);
  const user = all.find(
    (one) => one.userId === userId?.toLowerCase() || isSameAddress(one.email, email),
  );
  return user === undefined ? undefined : state.of(notaries).get('', user.userId);
}

/**
 * The commissions with which a recipient can act as a notary now. A notary of another company has
 * one that the sandbox makes up, since the service does not know it.
 */
export function listCommissions(
  state: Pick<State, 'now'>,
  { details }: Pick<StoredRecipient, 'details'>,
  notary: StoredNotary | undefined,
): StoredNotaryJurisdiction[] {
  if (notary === undefined && /^third.?party$/i.test(details.notarySourceType ?? ''))
    return [
      {
        jurisdictionId: '15',
        commissionId: 'SANDBOX-1',
        commissionExpiration: new Date(state.now + 365 * day).toISOString().slice(0, 10),
        registeredName: details.name ?? details.notaryThirdPartyPartner ?? '',
      },
    ];
  if (notary?.enabled !== 'true') return [];
  return notary.jurisdictions.filter(
    (one) => isCurrent(state, one) && findJurisdiction(one.jurisdictionId)?.enabled === 'true',
  );
}

/** Sets the commission with which a notary acts in an envelope, and fills the tabs for it. */
export function setCommission(
  recipient: StoredRecipient,
  commission: StoredNotaryJurisdiction,
): void {
  recipient.commission = commission;
  const values: Partial<Record<TabList, string>> = {
    commissionCountyTabs: commission.county ?? '',
    commissionExpirationTabs: commission.commissionExpiration,
    commissionNumberTabs: commission.commissionId,
    commissionStateTabs: findJurisdiction(commission.jurisdictionId)?.name ?? '',
  };
  for (const { list, tab } of eachTab(recipient.tabs)) {
    const value = values[list];
    if (value !== undefined && value !== '') tab.value = value;
  }
}

/** The lines of the seal of a notary, with what the jurisdiction requires. */
export function formatSeal(commission: StoredNotaryJurisdiction): string[] {
  const { registeredName, commissionId, commissionExpiration, county = '' } = commission;
  const jurisdiction = findJurisdiction(commission.jurisdictionId);
  return [
    registeredName,
    ...(jurisdiction?.notaryPublicInSeal === 'true' ? ['Notary Public'] : []),
    ...(jurisdiction?.stateNameInSeal === 'true' ? [`State of ${jurisdiction.name}`] : []),
    ...(jurisdiction?.countyInSeal === 'true' && county !== '' ? [`${county} County`] : []),
    ...(jurisdiction?.commissionIdInSeal === 'true' ? [`Commission ${commissionId}`] : []),
    `Expires ${commissionExpiration}`,
  ];
}

/**
 * Selects the first commission of a notary who opens the envelope, until the notary selects
 * another.
 */
export async function prepareNotary(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): Promise<void> {
  if (recipient.type !== 'notary' || recipient.commission !== undefined) return;
  const notary = await findRegisteredNotary(state, envelope, recipient);
  const [first] = listCommissions(state, recipient, notary);
  if (first !== undefined) setCommission(recipient, first);
}
