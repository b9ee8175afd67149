import type { BccEmailArchive, BccEmailArchiveHistory } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { bccArchives, type StoredBccArchive } from '../../state/model/mail.ts';
import type { State } from '../../state/state.ts';
import { addArchive, changeArchive } from './archives.ts';
import { dateTime } from '../../engine/date-time.ts';
import { showName } from '../../engine/show-name.ts';

export const BCCEmailArchive_list = defineOperation(
  'BCCEmailArchive_list',
  async (state, _, context) => {
    requireArchive(context);
    const { accountId } = context.account;
    const bccEmailArchives = (await state.of(bccArchives).list(accountId)).map((archive) =>
      presentArchive(accountId, archive),
    );
    return { status: 200, paged: true, body: { bccEmailArchives, ...wholeList } };
  },
);

export const BCCEmailArchive_get = defineOperation(
  'BCCEmailArchive_get',
  async (state, { path }, context) => {
    requireArchive(context);
    const archive = await findArchive(state, context, path.bccEmailArchiveId);
    const bccEmailArchiveHistory = presentHistory(context.account.accountId, archive);
    return { status: 200, paged: true, body: { bccEmailArchiveHistory, ...wholeList } };
  },
);

export const BCCEmailArchive_create = defineOperation(
  'BCCEmailArchive_create',
  async (state, { body }, context) => {
    requireArchive(context);
    const archive = await addArchive(state, context, body.email);
    return { status: 201, body: presentArchive(context.account.accountId, archive) };
  },
);

export const BCCEmailArchive_delete = defineOperation(
  'BCCEmailArchive_delete',
  async (state, { path }, context) => {
    requireArchive(context);
    const archive = await findArchive(state, context, path.bccEmailArchiveId);
    // Closing it again changes nothing, and so is no event.
    if (archive.status !== 'closed')
      await changeArchive(state, context, archive, 'CLOSED', 'closed');
    return { status: 200 };
  },
);

/** @throws ServiceRefusal where the caller is no administrator, or the account has no archive */
function requireArchive(context: Context): void {
  requireAdmin(context);
  requireFeature(context, ['bccEmailArchive'], 'The e-mail archive is', 'PLAN_ITEM_NOT_ENABLED');
}

/** @throws ServiceRefusal RESOURCE_NOT_FOUND where the account has no such address */
async function findArchive(
  state: State,
  { account }: Context,
  id: string,
): Promise<StoredBccArchive> {
  const archive = await state.of(bccArchives).get(account.accountId, id.toLowerCase());
  if (archive !== undefined) return archive;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `${account.name} has no archive address ${showName(id)}. BCCEmailArchive_list returns them.`,
  );
}

/** Presents an archive address. */
function presentArchive(accountId: string, archive: StoredBccArchive): BccEmailArchive {
  const { bccEmailArchiveId, email, emailNotificationId, status, history } = archive;
  const [made, ...changes] = history;
  const last = changes.at(-1);
  return {
    bccEmailArchiveId,
    accountId,
    email,
    emailNotificationId,
    status,
    ...(made !== undefined && { created: dateTime(made.at), createdBy: made.by }),
    ...(last !== undefined && { modified: dateTime(last.at), modifiedBy: last.by }),
    uri: `/settings/bcc_email_archives/${bccEmailArchiveId}`,
  };
}

/** Presents the history of an address, oldest first. */
function presentHistory(
  accountId: string,
  { email, history }: StoredBccArchive,
): BccEmailArchiveHistory[] {
  return history.map(({ action, status, at, by }) => ({
    accountId,
    action,
    email,
    modified: dateTime(at),
    modifiedBy: by,
    status,
  }));
}
