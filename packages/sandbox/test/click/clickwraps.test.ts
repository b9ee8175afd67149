import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import {
  clickwrapVersionsDeleteClickwrapVersion,
  clickwrapVersionsGetClickwrapVersion,
  clickwrapVersionsGetClickwrapVersions,
  clickwrapVersionsPostClickwrapVersion,
  clickwrapVersionsPutClickwrapVersion,
  clickwrapsDeleteClickwrap,
  clickwrapsDeleteClickwraps,
  clickwrapsGetClickwrap,
  clickwrapsGetClickwraps,
  clickwrapsPostClickwrap,
  clickwrapsPutClickwrap,
  serviceInformationGetServiceInformation,
} from '@countersign/client/click';
import type {
  ClickwrapRequest,
  ClickwrapsGetClickwrapsQueryParams,
} from '@countersign/types/click';
import type { Control } from '../../src/control/client.ts';
import { startControlTest } from '../control/harness.ts';
import { makePdf } from '../documents/make-pdf.ts';
import { accountId } from '../harness.ts';

const { newTenant, client: clientOf, close } = await startControlTest();
afterAll(close);

let client: Client;
let control: Control;
let tenant: string;
beforeEach(() => void ({ client, control, tenant } = newTenant()));

const rules: ClickwrapRequest = {
  name: 'Quay rules',
  displaySettings: { displayName: 'Quay rules', consentButtonText: 'I agree' },
  documents: [{ documentName: 'Quay rules', documentHtml: '<p>Ropes are coiled.</p>', order: 0 }],
};
const sender = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const owner = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';

async function create(more: ClickwrapRequest = {}) {
  const made = await clickwrapsPostClickwrap(client, {
    path: { accountId },
    body: { ...rules, ...more },
  });
  return { made, path: { accountId, clickwrapId: made.clickwrapId ?? '' } };
}

/** The numbers and the statuses of all versions, the newest first. */
async function listVersions(path: { accountId: string; clickwrapId: string }) {
  const { versions = [] } = await clickwrapVersionsGetClickwrapVersions(client, { path });
  return versions.map(({ versionNumber, status }) => `${versionNumber} ${status}`);
}

function listPage(page: string) {
  return clickwrapsGetClickwraps(client, { path: { accountId }, query: { page_number: page } });
}

it('names its version without a token', async () => {
  const { serviceVersions = [] } = await serviceInformationGetServiceInformation(client);
  expect(serviceVersions[0]?.versionUrl).toMatch(/\/clickapi\/v1$/);
});

describe('a new clickwrap', () => {
  it.each<[ClickwrapRequest, string]>([
    [{}, 'draft'],
    [{ status: 'active' }, 'active'],
    [{ status: 'inactive' }, 'inactive'],
  ])('with %j has the version 1.0, which is %s', async (more, status) => {
    const { made } = await create(more);
    expect(made).toMatchObject({ versionNumber: '1.0', status, clickwrapName: 'Quay rules' });
    expect(made.owner?.userName).toBe('Mara Lindqvist');
    expect('draftVersionId' in made).toBe(status === 'draft');
  });

  it.each<[ClickwrapRequest, string]>([
    [{ name: '' }, 'INVALID_REQUEST_BODY'],
    [{ documents: [] }, 'INVALID_REQUEST_BODY'],
    [{ documents: [{ documentName: 'Empty' }] }, 'INVALID_REQUEST_BODY'],
    [
      { documents: [{ documentName: 'Odd', documentBase64: 'AAECAw==', fileExtension: 'xyz' }] },
      'UNABLE_TO_LOAD_DOCUMENT',
    ],
    [{ documents: [{ documentName: 'Odd', documentBase64: '*' }] }, 'INVALID_REQUEST_BODY'],
    [
      {
        documents: [
          { documentHtml: '<p>One.</p>', order: 1 },
          { documentHtml: '<p>Two.</p>', order: 1 },
        ],
      },
      'INVALID_REQUEST_BODY',
    ],
    [{ status: 'deleted' }, 'INVALID_REQUEST_BODY'],
    [{ dataFields: [{ name: 'boat' }, { name: 'boat' }] }, 'INVALID_REQUEST_BODY'],
    [
      { scheduledReacceptance: { recurrenceInterval: 13, recurrenceIntervalType: 'months' } },
      'INVALID_REQUEST_BODY',
    ],
  ])('is refused with %j', async (more, code) => {
    await expect(create(more)).rejects.toMatchObject({ status: 400, code });
  });

  it('keeps HTML and files as they were sent', async () => {
    const pdf = Buffer.from(await makePdf()).toString('base64');
    const { path } = await create({
      documents: [
        { documentName: 'Map', documentBase64: pdf, fileExtension: 'pdf', order: 1 },
        { documentName: 'Rules', documentHtml: '<p>Quiet.</p>', order: 0 },
      ],
    });
    const { documents = [] } = await clickwrapsGetClickwrap(client, { path });
    expect(documents).toEqual([
      { documentName: 'Rules', documentHtml: '<p>Quiet.</p>', fileExtension: 'html', order: 0 },
      { documentName: 'Map', documentBase64: pdf, fileExtension: 'pdf', order: 1 },
    ]);
  });
});

describe('versions', () => {
  it('are numbered by whether people agree again, and one is active', async () => {
    const { path } = await create({ status: 'active' });
    const add = (body: ClickwrapRequest) =>
      clickwrapVersionsPostClickwrapVersion(client, { path, body: { ...rules, ...body } });
    expect((await add({})).versionNumber).toBe('1.1');
    // A draft is replaced.
    expect((await add({ requireReacceptance: true })).versionNumber).toBe('2.0');
    expect(await listVersions(path)).toEqual(['2.0 draft', '1.0 active']);
    await clickwrapsPutClickwrap(client, { path, body: { status: 'active' } });
    expect(await listVersions(path)).toEqual(['2.0 active', '1.0 inactive']);
    await add({ status: 'active' });
    expect(await listVersions(path)).toEqual(['2.1 active', '2.0 inactive', '1.0 inactive']);
    const old = clickwrapVersionsPutClickwrapVersion(client, {
      path: { ...path, versionId: '1' },
      body: { status: 'active' },
    });
    await expect(old).rejects.toMatchObject({ status: 400, code: 'INVALID_REQUEST_BODY' });
  });

  it('become active at their time, unless that is taken back', async () => {
    const { path } = await create({ scheduledDate: '2100-01-01T00:00:00Z' });
    const version = { ...path, versionId: '1' };
    const read = () => clickwrapVersionsGetClickwrapVersion(client, { path: version });
    expect(await read()).toMatchObject({ status: 'draft' });
    const change = (body: ClickwrapRequest) =>
      clickwrapVersionsPutClickwrapVersion(client, { path: version, body });
    expect('scheduledDate' in (await change({ fieldsToNull: 'scheduledDate' }))).toBe(false);
    await control.setClock('2100-01-02T00:00:00Z');
    expect(await read()).toMatchObject({ status: 'draft' });
    await change({ scheduledDate: '2100-01-03T00:00:00Z' });
    await control.setClock('2100-01-04T00:00:00Z');
    expect(await read()).toMatchObject({ status: 'active', lastModified: expect.any(String) });
  });

  it('can be changed as drafts, and later only in their status and schedules', async () => {
    const { path } = await create();
    const version = { ...path, versionId: '1.0' };
    const change = (body: ClickwrapRequest) =>
      clickwrapVersionsPutClickwrapVersion(client, { path: version, body });
    await change({ name: 'Pier rules', displaySettings: { displayName: 'Pier' } });
    const { displaySettings, clickwrapName, documents } =
      await clickwrapVersionsGetClickwrapVersion(client, { path: version });
    expect({ displaySettings, clickwrapName }).toEqual({
      displaySettings: { displayName: 'Pier' },
      clickwrapName: 'Pier rules',
    });
    expect(documents).toHaveLength(1);
    await change({ status: 'active' });
    const schedule = { recurrenceInterval: 1, recurrenceIntervalType: 'years' } as const;
    expect(await change({ scheduledReacceptance: schedule })).toMatchObject({
      scheduledReacceptance: schedule,
    });
    await expect(change({ displaySettings: {} })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST_BODY',
    });
  });

  it('are deleted unless they are active', async () => {
    const { path } = await create({ status: 'active' });
    const version = { ...path, versionId: '1' };
    const remove = () => clickwrapVersionsDeleteClickwrapVersion(client, { path: version });
    expect(await remove()).toEqual(
      expect.objectContaining({
        status: 'Active',
        deletionMessage: 'Active clickwrap version cannot be deleted.',
      }),
    );
    expect(
      await clickwrapsDeleteClickwraps(client, {
        path: { accountId },
        query: { clickwrapIds: path.clickwrapId },
      }),
    ).toMatchObject({ clickwraps: [{ status: 'Active' }] });
    await clickwrapsPutClickwrap(client, { path, body: { status: 'inactive' } });
    expect(await clickwrapsDeleteClickwrap(client, { path })).toMatchObject({
      versions: [{ deletionSuccess: true, status: 'Deleted' }],
    });
    expect(await remove()).toMatchObject({
      deletionMessage: 'The version was deleted before.',
    });
    expect(await listVersions(path)).toEqual([]);
  });

  it('stay deleted, and so do clickwraps', async () => {
    const { path } = await create();
    const version = { ...path, versionId: '1' };
    await clickwrapsDeleteClickwrap(client, { path });
    const refused = [
      clickwrapVersionsPostClickwrapVersion(client, { path, body: rules }),
      clickwrapVersionsPutClickwrapVersion(client, { path: version, body: { name: 'Pier rules' } }),
      clickwrapsPutClickwrap(client, { path, body: { status: 'active' } }),
      clickwrapsPutClickwrap(client, {
        path,
        body: { transferFromUserId: owner, transferToUserId: sender },
      }),
    ];
    for (const one of await Promise.allSettled(refused))
      expect(one).toMatchObject({
        reason: {
          status: 400,
          code: 'INVALID_REQUEST_BODY',
          message: expect.stringContaining('The clickwrap Quay rules is deleted'),
        },
      });
    expect(await clickwrapsGetClickwrap(client, { path })).toMatchObject({
      clickwrapName: 'Quay rules',
      status: 'deleted',
    });
  });
});

describe('the list', () => {
  it.each<[ClickwrapsGetClickwrapsQueryParams, string[]]>([
    [{}, ['Winter storage 1.0', 'Harbour rules 1.0']],
    [{ status: 'active' }, ['Harbour rules 1.0']],
    [{ status: 'deleted' }, []],
    [{ name: 'WINTER' }, ['Winter storage 1.0']],
    [{ filter: 'rules' }, ['Harbour rules 1.0']],
    [{ ownerUserId: sender }, []],
    [{ from_date: '2026-11-11' }, ['Winter storage 1.0']],
    [{ to_date: '2026-11-11' }, ['Harbour rules 1.0']],
    [{ page_number: '1' }, []],
    [{ page_number: '6000000000' }, []],
  ])('of clickwraps by %j', async (query, names) => {
    const { clickwraps = [] } = await clickwrapsGetClickwraps(client, {
      path: { accountId },
      query,
    });
    expect(clickwraps.map((one) => `${one.clickwrapName} ${one.versionNumber}`)).toEqual(names);
  });

  it('has pages of forty', async () => {
    for (let made = 0; made < 40; made += 1) await create({ name: `Quay ${made}` });
    const first = await listPage('0');
    expect(first).toMatchObject({ page: 0, pageSize: 40, minimumPagesRemaining: 1 });
    const second = await listPage('1');
    expect(second).toMatchObject({ page: 1, minimumPagesRemaining: 0 });
    const all = [...(first.clickwraps ?? []), ...(second.clickwraps ?? [])];
    expect(new Set(all.map(({ versionId }) => versionId)).size).toBe(42);
  });
});

describe('users', () => {
  it('view their own clickwraps and those that are shared, and save drafts of them', async () => {
    const { path } = await create();
    const other = clientOf({ tenant, token: 'sandbox-sender' });
    const view = () => clickwrapsGetClickwrap(other, { path });
    await expect(view()).rejects.toMatchObject({ status: 404, code: 'ENTITY_NOT_FOUND' });
    await clickwrapVersionsPutClickwrapVersion(client, {
      path: { ...path, versionId: '1' },
      body: { isShared: true },
    });
    expect(await view()).toMatchObject({ clickwrapName: 'Quay rules' });
    const draft = clickwrapVersionsPostClickwrapVersion(other, { path, body: rules });
    expect(await draft).toMatchObject({ status: 'draft' });
    await expect(
      clickwrapsPutClickwrap(other, { path, body: { status: 'active' } }),
    ).rejects.toMatchObject({ status: 403, code: 'USER_LACKS_PERMISSIONS' });
    await expect(
      clickwrapsPutClickwrap(client, {
        path,
        body: { transferFromUserId: sender, transferToUserId: sender },
      }),
    ).rejects.toMatchObject({ status: 400, code: 'INVALID_REQUEST_BODY' });
    const owned = await clickwrapsPutClickwrap(client, {
      path,
      body: {
        transferFromUserId: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
        transferToUserId: sender,
      },
    });
    expect(owned.ownerUserId).toBe(sender);
    expect(await clickwrapsPutClickwrap(other, { path, body: { status: 'active' } })).toMatchObject(
      {
        status: 'active',
      },
    );
  });
});

describe('a clickwrap with a version after its active one', () => {
  it.each<[string, (versionPath: { accountId: string; clickwrapId: string }) => Promise<unknown>]>([
    ['draft', async () => undefined],
    [
      'deleted',
      (path) =>
        clickwrapVersionsDeleteClickwrapVersion(client, { path: { ...path, versionId: '1.1' } }),
    ],
  ])('that is %s becomes inactive by its own operation', async (status, change) => {
    const { path } = await create({ status: 'active' });
    await clickwrapVersionsPostClickwrapVersion(client, { path, body: rules });
    await change(path);
    const changed = await clickwrapsPutClickwrap(client, { path, body: { status: 'inactive' } });
    expect(changed).toMatchObject({ versionNumber: '1.0', status: 'inactive' });
    const again = await clickwrapsPutClickwrap(client, { path, body: { status: 'active' } });
    expect(again.versionNumber).toBe(status === 'draft' ? '1.1' : '1.0');
  });

  it.each([
    [{ requireReacceptance: true }, '2.0'],
    [{ isMajorVersion: true }, '2.0'],
    [{ requireReacceptance: false }, '1.1'],
    [{}, '1.1'],
  ])('changes the number of its draft with %j', async (body, versionNumber) => {
    const { path } = await create({ status: 'active' });
    await clickwrapVersionsPostClickwrapVersion(client, { path, body: rules });
    const changed = await clickwrapVersionsPutClickwrapVersion(client, {
      path: { ...path, versionId: '1.1' },
      body,
    });
    expect(changed.versionNumber).toBe(versionNumber);
  });
});
