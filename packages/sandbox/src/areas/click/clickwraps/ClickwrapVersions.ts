import { defineClickOperation } from '../define-click-operation.ts';
import { addVersion } from './add-version.ts';
import { changeVersion } from './change-version.ts';
import { chooseVersions } from './Clickwraps.ts';
import { cutPage } from './cut-page.ts';
import { deleteVersions } from './delete-versions.ts';
import {
  findClickwrap,
  findOwnClickwrap,
  findVersion,
  requireOwner,
  requireUndeleted,
} from './find-clickwrap.ts';
import { presentNames, presentSummary, presentVersion, presentWhole } from './present-clickwrap.ts';
import { readName, readParts } from './read-request.ts';
import { findActive, newestVersion, saveClickwrap } from './stored-clickwrap.ts';

export const ClickwrapVersions_GetClickwrapVersions = defineClickOperation(
  'ClickwrapVersions_GetClickwrapVersions',
  async (state, { path }, context) => {
    const clickwrap = await findClickwrap(state, context, path.clickwrapId);
    const all = clickwrap.versions.filter(({ status }) => status !== 'deleted').toReversed();
    const { paging } = cutPage(all, {});
    const versions = all.map((version) => presentVersion(clickwrap, version));
    return {
      status: 200,
      body: { ...presentNames(clickwrap), versions, ...paging, minimumPagesRemaining: 0 },
    };
  },
);

export const ClickwrapVersions_PostClickwrapVersion = defineClickOperation(
  'ClickwrapVersions_PostClickwrapVersion',
  async (state, { path, body }, context) => {
    const { caller } = context;
    const clickwrap = await findClickwrap(state, context, path.clickwrapId);
    if ((body.status ?? 'draft') !== 'draft' || body.isShared !== undefined)
      requireOwner(clickwrap, caller);
    requireUndeleted(clickwrap);
    const { scheduledAt: _, ...before } = findActive(clickwrap) ?? newestVersion(clickwrap);
    const parts = await readParts(state, { requireReacceptance: false, ...body }, before);
    const name = readName(body);
    if (name !== '') clickwrap.name = name;
    if (body.isShared !== undefined) clickwrap.isShared = body.isShared;
    const version = await addVersion(state, clickwrap, parts, body, caller);
    return { status: 201, body: await presentSummary(state, clickwrap, version) };
  },
);

export const ClickwrapVersions_DeleteClickwrapVersions = defineClickOperation(
  'ClickwrapVersions_DeleteClickwrapVersions',
  async (state, { path, query }, context) => {
    const clickwrap = await findOwnClickwrap(state, context, path.clickwrapId);
    const versions = chooseVersions(clickwrap, query.clickwrapVersionIds);
    const outcomes = await deleteVersions(state, clickwrap, versions, context.caller.userId);
    const { clickwrapId, name: clickwrapName } = clickwrap;
    return { status: 200, body: { clickwrapId, clickwrapName, versions: outcomes } };
  },
);

export const ClickwrapVersions_GetClickwrapVersion = defineClickOperation(
  'ClickwrapVersions_GetClickwrapVersion',
  async (state, { path }, context) => {
    const clickwrap = await findClickwrap(state, context, path.clickwrapId);
    const version = findVersion(clickwrap, path.versionId);
    return { status: 200, body: await presentWhole(state, clickwrap, version) };
  },
);

export const ClickwrapVersions_PutClickwrapVersion = defineClickOperation(
  'ClickwrapVersions_PutClickwrapVersion',
  async (state, { path, body }, context) => {
    const clickwrap = await findClickwrap(state, context, path.clickwrapId);
    const version = findVersion(clickwrap, path.versionId);
    await changeVersion(state, clickwrap, version, body, context.caller);
    await saveClickwrap(state, clickwrap);
    return { status: 200, body: await presentSummary(state, clickwrap, version) };
  },
);

export const ClickwrapVersions_DeleteClickwrapVersion = defineClickOperation(
  'ClickwrapVersions_DeleteClickwrapVersion',
  async (state, { path }, context) => {
    const clickwrap = await findOwnClickwrap(state, context, path.clickwrapId);
    const version = findVersion(clickwrap, path.versionId);
    const [outcome = {}] = await deleteVersions(state, clickwrap, [version], context.caller.userId);
    return { status: 200, body: outcome };
  },
);
