import { afterAll, beforeAll, expect, test } from 'vitest';
import { XMLParser } from 'fast-xml-parser';
import type { TemplateSharedItem } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  accountsListSharedAccess,
  accountsUpdateSharedAccess,
  groupsCreate,
  groupUsersUpdate,
  templatesDeleteGroupShare,
  templatesGet,
  templatesUpdateGroupShare,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode, makeTemplate } from '../../lease.ts';
import { accountId, mara, startTest, type TestSandbox } from '../../harness.ts';
import { ines, jonas } from './people.ts';

let running: TestSandbox;
let admin: Client;
let sender: Client;
let viewer: Client;
let groupId: string;

beforeAll(async () => {
  running = await startTest();
  admin = running.client();
  sender = running.client({ token: 'sandbox-sender' });
  viewer = running.client({ token: 'sandbox-viewer' });
  const { groups } = await groupsCreate(admin, { body: { groups: [{ groupName: 'Berths' }] } });
  groupId = groups?.[0]?.groupId ?? '';
  await groupUsersUpdate(admin, { path: { groupId }, body: { users: [{ userId: jonas }] } });
});
afterAll(() => running.close());

function share(client: Client, item: TemplateSharedItem, preserve: 'true' | 'false' = 'false') {
  return accountsUpdateSharedAccess(client, {
    query: { item_type: 'templates', preserve_existing_shared_access: preserve },
    body: { sharedAccess: [{ templates: [item] }] },
  });
}

const withUser = (userId: string) => [{ shared: 'shared_to' as const, user: { userId } }];
const withGroup = (id: string) => [{ shared: 'shared_to' as const, group: { groupId: id } }];

async function sees(client: Client, templateId: string): Promise<string> {
  return catchErrorCode(templatesGet(client, { path: { templateId } }));
}

test('a template is shared with users and groups, each time anew or beside what was', async () => {
  const templateId = await makeTemplate(admin);
  const answer = await share(admin, {
    templateId,
    shared: 'shared_to',
    sharedUsers: withUser(ines),
    sharedGroups: withGroup(groupId),
  });
  expect(answer.sharedAccess).toMatchObject([
    {
      user: { userId: mara },
      templates: [
        {
          templateId,
          owner: { userId: mara },
          shared: 'shared_to',
          sharedUsers: [{ user: { userId: ines }, shared: 'shared_to' }],
          sharedGroups: [{ group: { groupId, groupName: 'Berths', usersCount: '1' } }],
          errorDetails: { errorCode: 'SUCCESS', message: '' },
        },
      ],
    },
  ]);
  expect([await sees(sender, templateId), await sees(viewer, templateId)]).toEqual([
    'none',
    'none',
  ]);
  await share(admin, { templateId, shared: 'shared_to', sharedUsers: withUser(ines) });
  expect([await sees(sender, templateId), await sees(viewer, templateId)]).toEqual([
    'none',
    'TEMPLATE_ID_INVALID',
  ]);
  await share(admin, { templateId, sharedUsers: withUser(jonas) }, 'true');
  expect([await sees(sender, templateId), await sees(viewer, templateId)]).toEqual([
    'none',
    'none',
  ]);
  const listed = await accountsListSharedAccess(admin, {
    query: { item_type: 'templates', user_ids: mara },
  });
  const own = listed.sharedAccess?.[0]?.templates?.find((one) => one.templateId === templateId);
  expect(own?.sharedUsers?.map(({ user }) => user?.userId)).toEqual([ines, jonas]);
  await share(admin, { templateId, shared: 'not_shared' });
  expect(await sees(sender, templateId)).toBe('TEMPLATE_ID_INVALID');
});

test('unknown templates, users and groups carry their faults', async () => {
  const templateId = await makeTemplate(admin);
  const unknown = '00000000-0000-4000-8000-000000000000';
  const { sharedAccess } = await accountsUpdateSharedAccess(admin, {
    body: {
      sharedAccess: [
        {
          templates: [
            { templateId: unknown, shared: 'shared_to' },
            {
              templateId,
              shared: 'shared_to',
              sharedUsers: [...withUser(unknown), ...withUser(ines)],
              sharedGroups: withGroup('404'),
            },
          ],
        },
      ],
    },
  });
  expect(sharedAccess?.[0]?.templates).toMatchObject([
    { templateId: unknown, errorDetails: { errorCode: 'TEMPLATE_ID_INVALID' } },
    {
      sharedUsers: [
        { errorDetails: { errorCode: 'INVALID_USERID' } },
        { errorDetails: { errorCode: 'SUCCESS' } },
      ],
      sharedGroups: [{ errorDetails: { errorCode: 'INVALID_REQUEST_PARAMETER' } }],
      errorDetails: { errorCode: 'SUCCESS' },
    },
  ]);
});

test('who shares a template owns it with the right to share, or is an administrator', async () => {
  const own = await makeTemplate(sender);
  const item = { templateId: own, shared: 'shared_to' as const, sharedUsers: withUser(jonas) };
  expect(await catchErrorCode(share(sender, item))).toBe('USER_LACKS_PERMISSIONS');
  await share(admin, item);
  expect(await catchErrorCode(share(viewer, item))).toBe('USER_LACKS_PERMISSIONS');
});

test('groups get a template and lose it again', async () => {
  const templateId = await makeTemplate(admin);
  const path = { templateId, templatePart: 'groups' as const };
  const body = { groups: [{ groupId }, { groupId: '404' }] };
  const { groups } = await templatesUpdateGroupShare(admin, { path, body });
  expect(groups).toMatchObject([
    { groupId, usersCount: '1' },
    { groupId: '404', errorDetails: { errorCode: 'INVALID_REQUEST_PARAMETER' } },
  ]);
  expect(await sees(viewer, templateId)).toBe('none');
  await templatesDeleteGroupShare(admin, { path, body: { groups: [{ groupId }] } });
  expect(await sees(viewer, templateId)).toBe('TEMPLATE_ID_INVALID');
  expect(await catchErrorCode(templatesUpdateGroupShare(admin, { path, body: {} }))).toBe(
    'INVALID_REQUEST_BODY',
  );
});

test('XML goes in and comes out', async () => {
  const templateId = await makeTemplate(admin);
  const response = await running.sandbox.fetch(
    new Request(`http://sandbox.test/restapi/v2.1/accounts/${accountId}/shared_access`, {
      method: 'PUT',
      headers: {
        authorization: 'Bearer sandbox',
        'content-type': 'application/xml',
        accept: 'application/xml',
      },
      body: `<accountSharedAccess xmlns="http://www.docusign.com/restapi"><sharedAccess>
        <memberSharedItems><templates><templateSharedItem>
          <templateId>${templateId}</templateId><shared>shared_to</shared>
          <sharedUsers><userSharedItem><shared>shared_to</shared>
            <user><userId>${ines}</userId></user></userSharedItem></sharedUsers>
        </templateSharedItem></templates></memberSharedItems>
      </sharedAccess></accountSharedAccess>`,
    }),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('xml');
  const parsed: unknown = new XMLParser().parse(await response.text());
  expect(parsed).toMatchObject({
    accountSharedAccess: {
      sharedAccess: {
        memberSharedItems: {
          templates: {
            templateSharedItem: {
              templateId,
              sharedUsers: {
                userSharedItem: {
                  user: { userId: ines },
                  errorDetails: { errorCode: 'SUCCESS', message: '' },
                },
              },
            },
          },
        },
      },
      errorDetails: { errorCode: 'SUCCESS', message: '' },
    },
  });
  expect(await sees(sender, templateId)).toBe('none');
});
