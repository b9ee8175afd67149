import { secret } from '../../../engine/secret.ts';
import type { UserAgreementResponse } from '@countersign/types/click';
import { kind } from '../../../state/records.ts';
import type { State } from '../../../state/state.ts';

/** An agreement as stored. Times are in milliseconds since 1970. Kept under its clickwrap, by its ID. */
export interface StoredAgreement extends Pick<
  UserAgreementResponse,
  'documentData' | 'metadata' | 'returnUrl'
> {
  agreementId: string;
  accountId: string;
  clickwrapId: string;
  versionId: string;
  clientUserId: string;
  status: 'created' | 'agreed' | 'declined';
  createdAt: number;
  agreedAt?: number;
  declinedAt?: number;
}

export const agreements = kind<StoredAgreement>('click-agreement');

export async function saveAgreement(
  { of }: Pick<State, 'of'>,
  agreement: StoredAgreement,
): Promise<void> {
  await of(agreements).put(agreement.clickwrapId, agreement.agreementId, agreement);
}

/** The agreement that an address is for. Kept under no account, by the secret of the address. */
export interface StoredAgreementLink {
  accountId: string;
  clickwrapId: string;
  agreementId: string;
  /** Set for a page that was opened by the IDs alone. */
  isOpen?: true;
  /** Set once somebody has declined here, which the agreement itself does not always record. */
  isDeclined?: true;
  /** The end of its life, in milliseconds since 1970. */
  until: number;
}

export const agreementLinks = kind<StoredAgreementLink>('click-agreement-link', {
  expiresAt: ({ until }) => until,
});

/** The life of the address at which people agree, in milliseconds: an hour. @evidence public */
export const addressLife = 3_600_000;

/** Records that somebody has declined at an address. */
export async function markDeclined({ of }: Pick<State, 'of'>, token: string): Promise<void> {
  const link = await of(agreementLinks).get('', token);
  if (link !== undefined) await of(agreementLinks).put('', token, { ...link, isDeclined: true });
}

/** Creates the secret of an address for an agreement. */
export async function createLink(
  { of, now }: Pick<State, 'of' | 'now'>,
  { accountId, clickwrapId, agreementId }: StoredAgreement,
  life: number,
  { isOpen = false }: { isOpen?: boolean } = {},
): Promise<string> {
  const token = secret();
  await of(agreementLinks).put('', token, {
    accountId,
    clickwrapId,
    agreementId,
    ...(isOpen && { isOpen }),
    until: now + life,
  });
  return token;
}
