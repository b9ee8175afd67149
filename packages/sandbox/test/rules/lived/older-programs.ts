import { easy } from '../../oauth/visitor.ts';
import { accountId } from '../../harness.ts';
import { envelope } from '../ask.ts';
import { readField } from '../documented/read-field.ts';
import type { Row, World } from '../documented/world.ts';

const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const inesEmail = 'ines.arcand@harbour.example';
const form = 'application/x-www-form-urlencoded';
const sandboxUser = { Username: 'mara.lindqvist@harbour.example', Password: 'harbour-lights' };

/** The headers of a program that shows a password with each call, as JSON or as XML. */
const shown = (more: Readonly<Record<string, string>>, isXml = false) => {
  const members = { ...sandboxUser, ...more, IntegratorKey: easy };
  const elements = Object.entries(members).map(([name, value]) => `<${name}>${value}</${name}>`);
  const text = isXml
    ? `<DocuSignCredentials>${elements.join('')}</DocuSignCredentials>`
    : JSON.stringify(members);
  return { as: '', headers: { 'x-docusign-authentication': text } };
};

type How = Parameters<World['ask']>[2];

/** The name of the sender of an envelope that a program sends. */
const senderOf = (how: How) => async (world: World) => {
  const sent = await world.ask('POST envelopes', envelope(), how);
  if (sent.status !== 201) return sent;
  const { body } = await world.ask(`GET envelopes/${sent.body['envelopeId']}`);
  return readField(body, 'sender.userName');
};

const actAs = (user: string, as = 'sandbox') => ({
  as,
  headers: { 'x-docusign-act-as-user': user },
});

const passwordForm = `grant_type=password&client_id=${easy}&scope=api&username=${encodeURIComponent(inesEmail)}`;

/** Asks for a token with a form, on the address of the first version. */
const token = (world: World, more: string, as = '') =>
  world.ask('POST /restapi/v2/oauth2/token', `${passwordForm}${more}`, { type: form, as });

/** Programs that authenticate in the ways that came before consent. */
export const olderPrograms: readonly Row[] = [
  {
    rule: 'a token is revoked by its name alone',
    try: async (world) => {
      const { body } = await token(world, '&password=harbour-lights');
      const as = String(body['access_token']);
      const read = async () => (await world.ask('GET groups', undefined, { as })).status;
      const before = await read();
      const revoke = 'POST /restapi/v2/oauth2/revoke';
      const { status } = await world.ask(revoke, `token=${as}`, { type: form, as: '' });
      return [before, status, await read()];
    },
    is: [200, 200, 401],
  },
  {
    rule: 'X-DocuSign-Act-As-User names the sender by the address',
    try: senderOf(actAs(inesEmail.toUpperCase())),
    is: 'Ines Arcand',
  },
  { rule: 'and by the user ID', try: senderOf(actAs(ines)), is: 'Ines Arcand' },
  {
    rule: 'SendOnBehalfOf does so beside a password',
    try: senderOf(shown({ SendOnBehalfOf: inesEmail })),
    is: 'Ines Arcand',
  },
  {
    rule: 'and in XML',
    try: senderOf(shown({ SendOnBehalfOf: inesEmail }, true)),
    is: 'Ines Arcand',
  },
  {
    rule: 'users call for themselves without the rights',
    try: senderOf(actAs(inesEmail, 'sandbox-sender')),
    is: 'Ines Arcand',
  },
  {
    rule: 'a user without the rights does not call for others',
    try: senderOf(actAs(sandboxUser.Username, 'sandbox-sender')),
    is: 'USER_LACKS_PERMISSIONS',
  },
  {
    rule: 'one of the two rights is not enough',
    try: async (world) => {
      const users = [{ userId: ines, userSettings: { allowSendOnBehalfOf: 'true' } }];
      await world.ask('PUT users', { users });
      return senderOf(actAs(sandboxUser.Username, 'sandbox-sender'))(world);
    },
    is: 'USER_LACKS_PERMISSIONS',
  },
  {
    rule: 'nobody is called for who is no user of the account',
    try: senderOf(actAs('nobody@quay.example')),
    is: 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT',
  },
  {
    rule: 'nor one who is closed',
    try: senderOf(actAs('petra.halloran@harbour.example')),
    is: 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT',
  },
  {
    rule: 'the rights are those of the operating user',
    try: (world) => world.ask('GET users', undefined, actAs('jonas.weir@harbour.example')),
    is: 'USER_LACKS_PERMISSIONS',
  },
  {
    rule: 'with a token, the token of another user needs no password',
    try: async (world) => {
      const { body } = await token(world, '', 'sandbox');
      const as = String(body['access_token']);
      const { body: found } = await world.ask('GET /restapi/v2/login_information', undefined, {
        as,
      });
      return readField(found, 'loginAccounts.0.email');
    },
    is: inesEmail,
  },
  {
    rule: 'but the two rights',
    try: (world) =>
      world.ask(
        'POST /restapi/v2/oauth2/token',
        `grant_type=password&client_id=${easy}&scope=api&username=${sandboxUser.Username}`,
        { type: form, as: 'sandbox-sender' },
      ),
    is: 'invalid_request',
  },
  ...(
    [
      ['another grant', 'grant_type=code', 'invalid_request'],
      ['no grant', 'username=mara.lindqvist@harbour.example', 'invalid_request'],
      ['a wrong password', `${passwordForm}&password=wrong`, 'invalid_grant'],
    ] as const
  ).map(([name, body, is]): Row => ({
    rule: `${name} is an error of OAuth 2 where older tokens are issued`,
    try: async (world) => {
      const told = await world.ask('POST /restapi/v2/oauth2/token', body, { type: form, as: '' });
      const { error, error_description: words = '' } = told.body;
      return [told.status, error, words.startsWith('An OAuth2 error occurred: ')];
    },
    is: [400, is, true],
  })),
  {
    rule: 'and as XML, too',
    try: async (world) => {
      const headers = { accept: 'application/xml' };
      const how = { type: form, as: '', headers };
      return (await world.ask('POST /restapi/v2/oauth2/token', 'grant_type=code', how)).text;
    },
    is: /<oauthErr xmlns="http:\/\/www\.docusign\.com\/restapi"[^>]*>\s*<error>invalid_request<\/error>\s*<error_description>An OAuth2 error occurred: /u,
  },
  ...(
    [
      [`/restapi/v2/accounts/${accountId}/brands.json`, 200],
      [`/restapi/v2/accounts/${accountId}.json`, 200],
      ['/restapi/v2.1/login_information.json', 200],
      [`/restapi/v2/accounts/${accountId}/envelopes.json?from_date=2026-01-01`, 200],
    ] as const
  ).map(([path, is]): Row => ({
    rule: `${path} names JSON as its format, as libraries of Ruby do`,
    try: async (world) => (await world.ask(`GET ${path}`)).status,
    is,
  })),
  {
    rule: 'the address for older tokens does not name a format',
    try: async (world) =>
      (await world.ask('POST /restapi/v2/oauth2/token.json', passwordForm, { type: form })).status,
    is: 404,
  },

  {
    rule: 'no user gets what another one read with a password',
    try: async (world) => {
      const path = `GET /restapi/v2.1/accounts/${accountId}/users/5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10/settings`;
      const settings = async (Username: string) =>
        (await world.ask(path, undefined, shown({ Username }))).status;
      const own = [await settings(sandboxUser.Username), await settings(sandboxUser.Username)];
      return [...own, await settings(inesEmail)];
    },
    is: [200, 200, 400],
  },
];
