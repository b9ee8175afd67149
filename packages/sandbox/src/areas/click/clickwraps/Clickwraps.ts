import type {
  ClickwrapDeleteResponse,
  ClickwrapsGetClickwrapsQueryParams,
} from '@countersign/types/click';
import { readPeriod } from '../../../engine/read-period-date.ts';
import { defineClickOperation } from '../define-click-operation.ts';
import { refusal } from '../refusal.ts';
import { addVersion } from './add-version.ts';
import { changeStatus } from './change-status.ts';
import { cutPage } from './cut-page.ts';
import { deleteVersions, deleteWhole, presentDeletionStatus } from './delete-versions.ts';
import {
  findClickwrap,
  findOwnClickwrap,
  findVersion,
  isVisible,
  requireUndeleted,
} from './find-clickwrap.ts';
import { presentSummary, presentWhole } from './present-clickwrap.ts';
import { readName, readParts } from './read-request.ts';
import {
  clickwraps,
  findActive,
  newestVersion,
  saveClickwrap,
  type StoredClickwrap,
  type StoredVersion,
} from './stored-clickwrap.ts';
import { transferClickwrap } from './transfer-clickwrap.ts';

export const Clickwraps_GetClickwraps = defineClickOperation(
  'Clickwraps_GetClickwraps',
  async (state, { query }, { account, caller }) => {
    const { from, to } = readPeriod(query);
    const all = await state.of(clickwraps).list(account.accountId);
    const found = all
      .filter((clickwrap) => isVisible(clickwrap, caller) && isSelected(clickwrap, query))
      .flatMap((clickwrap) => clickwrap.versions.map((version) => ({ clickwrap, version })))
      .filter(
        ({ version: { status, createdAt } }) =>
          (query.status === undefined ? status !== 'deleted' : status === query.status) &&
          createdAt >= from &&
          createdAt <= to,
      )
      .toReversed()
      .toSorted((one, other) => other.version.createdAt - one.version.createdAt);
    const { items, paging } = cutPage(found, query);
    const page = [];
    for (const { clickwrap, version } of items)
      page.push(await presentSummary(state, clickwrap, version));
    return { status: 200, body: { clickwraps: page, ...paging } };
  },
);

export const Clickwraps_PostClickwrap = defineClickOperation(
  'Clickwraps_PostClickwrap',
  async (state, { body }, { account, caller, newId }) => {
    const name = readName(body);
    if (name === '' || body.displaySettings === undefined)
      throw refusal(
        'INVALID_REQUEST_BODY',
        `/${name === '' ? 'name' : 'displaySettings'} is required for a new clickwrap.`,
      );
    const parts = await readParts(state, body);
    const clickwrap: StoredClickwrap = {
      clickwrapId: newId(),
      accountId: account.accountId,
      name,
      ownerUserId: caller.userId,
      isShared: body.isShared ?? false,
      versions: [],
    };
    const version = await addVersion(state, clickwrap, parts, body, caller);
    return { status: 201, body: await presentSummary(state, clickwrap, version) };
  },
);

export const Clickwraps_DeleteClickwraps = defineClickOperation(
  'Clickwraps_DeleteClickwraps',
  async (state, { query }, context) => {
    const { clickwrapIds } = query;
    if (clickwrapIds === undefined)
      throw refusal(
        'INVALID_REQUEST_PARAMETER',
        'The query parameter clickwrapIds is required: the IDs to delete, separated by commas.',
      );
    const outcomes: ClickwrapDeleteResponse[] = [];
    for (const id of listWords(clickwrapIds)) {
      const clickwrap = await findOwnClickwrap(state, context, id);
      const outcome = await deleteWhole(state, clickwrap, context.caller.userId);
      const { status } = findActive(clickwrap) ?? newestVersion(clickwrap);
      const { clickwrapId, name: clickwrapName } = clickwrap;
      outcomes.push({
        clickwrapId,
        clickwrapName,
        status: presentDeletionStatus(status),
        ...outcome,
      });
    }
    return { status: 200, body: { clickwraps: outcomes } };
  },
);

export const Clickwraps_GetClickwrap = defineClickOperation(
  'Clickwraps_GetClickwrap',
  async (state, { path }, context) => {
    const clickwrap = await findClickwrap(state, context, path.clickwrapId);
    const version = findActive(clickwrap) ?? newestVersion(clickwrap);
    return { status: 200, body: await presentWhole(state, clickwrap, version) };
  },
);

export const Clickwraps_PutClickwrap = defineClickOperation(
  'Clickwraps_PutClickwrap',
  async (state, { path, body }, context) => {
    const clickwrap = await findOwnClickwrap(state, context, path.clickwrapId);
    requireUndeleted(clickwrap);
    const active = body.status === 'active' ? undefined : findActive(clickwrap);
    const version = active ?? newestVersion(clickwrap);
    const isTransferred = await transferClickwrap(state, clickwrap, body);
    if (body.status !== undefined)
      await changeStatus(state, clickwrap, version, body.status, context.caller.userId);
    else if (!isTransferred)
      throw refusal(
        'INVALID_REQUEST_BODY',
        'The body needs status, or transferFromUserId and transferToUserId.',
      );
    await saveClickwrap(state, clickwrap);
    return { status: 200, body: await presentSummary(state, clickwrap, version) };
  },
);

export const Clickwraps_DeleteClickwrap = defineClickOperation(
  'Clickwraps_DeleteClickwrap',
  async (state, { path }, context) => {
    const clickwrap = await findOwnClickwrap(state, context, path.clickwrapId);
    const { clickwrapId, name: clickwrapName, versions } = clickwrap;
    const outcomes = await deleteVersions(state, clickwrap, versions, context.caller.userId);
    return { status: 200, body: { clickwrapId, clickwrapName, versions: outcomes } };
  },
);

/** The versions with these numbers or IDs, separated by commas; all if there are none. */
export function chooseVersions(
  clickwrap: StoredClickwrap,
  list: string | undefined,
): StoredVersion[] {
  if (list === undefined) return clickwrap.versions;
  return listWords(list).map((word) => findVersion(clickwrap, word));
}

function listWords(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Reports whether a query selects a clickwrap by its name, its documents and its owner. */
function isSelected(
  { name, versions, ownerUserId }: StoredClickwrap,
  query: Pick<ClickwrapsGetClickwrapsQueryParams, 'name' | 'filter' | 'ownerUserId'>,
): boolean {
  const texts = [name, ...versions.flatMap(({ documents }) => documents.map((one) => one.name))];
  return (
    holds(name, query.name) &&
    texts.some((text) => holds(text, query.filter)) &&
    (query.ownerUserId === undefined || ownerUserId === query.ownerUserId.toLowerCase())
  );
}

function holds(text: string, part = ''): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
