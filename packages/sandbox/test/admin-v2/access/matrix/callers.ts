import type { Sandbox } from '../../../../src/index.ts';
import { archive, charter, harbourGroup, leasing } from '../../ask-admin.ts';
import { assertion, easy, grantJwt } from '../../../oauth/visitor.ts';
import { type Rule, table } from './table.ts';

const stranger = 'c5d0b7e2-61f8-4a39-9b54-2e8f7d1a0c63';
const rights = ['users', 'accounts', 'domains', 'connect'] as const;

/** Someone who calls, and which operations the caller may use. */
export interface AdminTestCaller {
  name: string;
  token: string;
  /** @param isAboutLeasing true if the path names the account Harbour Leasing */
  mayUse(rule: Rule, isAboutLeasing: boolean): boolean;
}

/** Checks whether administrators of an account may use an operation. */
const isForAccounts = (rule: Rule) => rule === 'anyone' || rule === 'users and account';
const isForRight = (rule: Rule, right: string) =>
  rule === 'anyone' || rule === right || (rule === 'users and account' && right === 'users');
const isForAnyone = (rule: Rule) => rule === 'anyone';

/** A user of the tests, by one digit of the ID. */
const userId = (digit: string) => `7e57ad3${digit}-0000-4000-8000-00000000000${digit}`;

interface Membership {
  accountId: string;
  status: 'Active' | 'Closed';
  permissionProfileId?: string;
}

interface TestUser {
  name: string;
  digit: string;
  memberships: Membership[];
  delegation?: { rights: (typeof rights)[number][]; accountIds?: string[] };
  mayUse: AdminTestCaller['mayUse'];
}

const member = (accountId: string, status: Membership['status'] = 'Active'): Membership => ({
  accountId,
  status,
});
const accountAdmin = (accountId: string, status?: Membership['status']): Membership => ({
  ...member(accountId, status),
  permissionProfileId: '2301414',
});

const users: readonly TestUser[] = [
  ...rights.map((right, at) => ({
    name: `delegated administrator of ${right}`,
    digit: String(at + 1),
    memberships: [member(archive)],
    delegation: { rights: [right] },
    mayUse: (rule: Rule) => isForRight(rule, right),
  })),
  {
    name: 'delegated administrator of users in another account',
    digit: '5',
    memberships: [member(archive)],
    delegation: { rights: ['users'], accountIds: [charter] },
    mayUse: (rule, isAboutLeasing) =>
      isForAnyone(rule) || (isForRight(rule, 'users') && !isAboutLeasing),
  },
  {
    name: 'administrator of the account',
    digit: '6',
    memberships: [accountAdmin(leasing)],
    mayUse: isForAccounts,
  },
  {
    name: 'administrator of another account of the organization',
    digit: '7',
    memberships: [accountAdmin(charter), member(leasing)],
    mayUse: (rule, isAboutLeasing) => isForAnyone(rule) || (isForAccounts(rule) && !isAboutLeasing),
  },
  {
    name: 'administrator of the account whose membership is closed',
    digit: '8',
    memberships: [accountAdmin(leasing, 'Closed'), member(charter)],
    mayUse: isForAnyone,
  },
  {
    name: 'delegated administrator who is closed in all accounts',
    digit: '9',
    memberships: [member(leasing, 'Closed')],
    delegation: { rights: [...rights] },
    mayUse: isForAnyone,
  },
];

/** A seed with the callers, in addition to the default seed. */
export const callersSeed = {
  organizations: [
    {
      organizationId: harbourGroup,
      name: 'Harbour Group',
      administrators: [
        { userId: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10' },
        ...users.flatMap(({ digit, delegation }) =>
          delegation === undefined ? [] : [{ userId: userId(digit), delegation }],
        ),
      ],
    },
  ],
  users: users.map(({ name, digit, memberships }) => ({
    userId: userId(digit),
    userName: name,
    email: `matrix-${digit}@harbour.example`,
    memberships,
  })),
  integrations: [{ integrationKey: stranger, name: 'Other application', consented: true }],
  tokens: users.map(({ digit }) => ({
    token: `matrix-${digit}`,
    userId: userId(digit),
    integrationKey: easy,
  })),
};

/** Every caller, with a token in the default tenant. */
export async function listCallers(sandbox: Sandbox): Promise<AdminTestCaller[]> {
  return [
    { name: 'administrator of the organization', token: 'sandbox', mayUse: () => true },
    ...users.map(({ name, digit, mayUse }) => ({ name, token: `matrix-${digit}`, mayUse })),
    { name: 'sender', token: 'sandbox-sender', mayUse: isForAnyone },
    {
      name: 'administrator of an account outside',
      token: 'sandbox-rooms-v5-admin',
      mayUse: isForAnyone,
    },
    {
      name: 'application of the organization',
      token: await requestToken(sandbox, easy),
      mayUse: () => true,
    },
    {
      name: 'application outside',
      token: await requestToken(sandbox, stranger),
      mayUse: isForAnyone,
    },
  ];
}

/** The token of an application without a user. */
async function requestToken(sandbox: Sandbox, iss: string): Promise<string> {
  const scope = [...new Set(table.map(([, , one]) => one))].join(' ');
  const { body } = await grantJwt(sandbox, assertion({ iss, sub: undefined, scope }));
  return String(body.access_token);
}
