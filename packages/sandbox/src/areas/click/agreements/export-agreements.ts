import { day } from '../../../engine/day.ts';
import { secret } from '../../../engine/secret.ts';
import type { BulkClickwrapRequest } from '@countersign/types/click';
import type { Context } from '../../../engine/context.ts';
import { dateTime, optionalDateTime, requireDateTime } from '../../../engine/date-time.ts';
import { kind } from '../../../state/records.ts';
import type { State } from '../../../state/state.ts';
import { findVersion } from '../clickwraps/find-clickwrap.ts';
import { clickwraps, formatNumber, type StoredClickwrap } from '../clickwraps/stored-clickwrap.ts';
import { refuseBody } from '../refusal.ts';
import { clickViewPath } from '../pages/click-paths.ts';
import { agreements } from './stored-agreement.ts';

/** An export of agreements. Kept under no account, by the secret of its address. */
interface StoredExport {
  accountId: string;
  clickwrapId: string;
  from: number | null;
  to: number | null;
  status?: string;
  until: number;
}

const agreementExports = kind<StoredExport>('click-export', {
  expiresAt: ({ until }) => until,
});

/** The life of the address of an export, in milliseconds: 30 days. */
const exportLife = 30 * day;

const header = [
  'agreementId',
  'clientUserId',
  'status',
  'version',
  'createdOn',
  'agreedOn',
  'declinedOn',
  'metadata',
];

/** Sends the caller an e-mail with the address at which the agreements of a period are exported. */
export async function mailExport(
  state: State,
  { accountId, clickwrapId, name }: StoredClickwrap,
  { fromDate, toDate, status }: BulkClickwrapRequest,
  { caller }: Pick<Context, 'caller'>,
): Promise<void> {
  const token = secret();
  await state.of(agreementExports).put('', token, {
    accountId,
    clickwrapId,
    from: fromDate === undefined ? null : requireDateTime('/fromDate', fromDate, refuseBody),
    to: toDate === undefined ? null : requireDateTime('/toDate', toDate, refuseBody),
    ...(status !== undefined && { status }),
    until: state.now + exportLife,
  });
  await state.mail(accountId, {
    to: { name: caller.userName, email: caller.email },
    cc: [],
    bcc: [],
    reason: 'click-export',
    subject: `The agreements of ${name} can be downloaded`,
    text: [`The agreements with ${name} that you asked for are in one file.`],
    link: clickViewPath(state, 'click-export', token),
  });
}

/** Lists the agreements of an export as rows; undefined if the export is over. */
export async function listExported(state: State, token: string): Promise<string[][] | undefined> {
  const found = await state.of(agreementExports).get('', token);
  if (found === undefined || state.now >= found.until) return undefined;
  const clickwrap = await state.of(clickwraps).get(found.accountId, found.clickwrapId);
  if (clickwrap === undefined) return undefined;
  const all = await state.of(agreements).list(found.clickwrapId);
  const chosen = all.filter(
    ({ status, createdAt }) =>
      (found.status === undefined ? status !== 'created' : status === found.status) &&
      createdAt >= (found.from ?? -Infinity) &&
      createdAt <= (found.to ?? Infinity),
  );
  const rows = chosen.map((one) => [
    one.agreementId,
    one.clientUserId,
    one.status,
    formatNumber(findVersion(clickwrap, one.versionId)),
    dateTime(one.createdAt),
    optionalDateTime(one.agreedAt) ?? '',
    optionalDateTime(one.declinedAt) ?? '',
    one.metadata ?? '',
  ]);
  return [header, ...rows];
}
