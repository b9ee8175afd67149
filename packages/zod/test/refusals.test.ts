import * as adminV2 from '@countersign/zod/admin-v2';
import * as esignV21 from '@countersign/zod/esign-v2.1';
import * as oauth from '@countersign/zod/oauth';
import { describe, expect, it } from 'vitest';

describe('a validator refuses', () => {
  it.each([
    [
      'a value that is not in the list',
      esignV21.LockRequest,
      { lockType: 'padlock' },
      ['lockType'],
    ],
    ['text where a list is due', esignV21.EnvelopeDefinition, { documents: 'all' }, ['documents']],
    ['what is missing', oauth.TokenRequest, { code: '1' }, ['grant_type']],
    [
      'what is wrong deep inside',
      esignV21.AccountSharedAccess,
      { sharedAccess: [{ templates: [{ shared: 'halfway' }] }] },
      ['sharedAccess', 0, 'templates', 0, 'shared'],
    ],
  ])('%s', (_name, schema, value, at) => {
    expect(schema.safeParse(value).error?.issues.map(({ path: place }) => place)).toEqual([at]);
  });
});

it('takes a parameter that is one of a list of words, and no other word', () => {
  const { UsersGetUsersQueryParams: query } = adminV2;
  expect(query.safeParse({ membership_status: 'active' }).success).toBe(true);
  expect(query.safeParse({ membership_status: 'asleep' }).success).toBe(false);
});
