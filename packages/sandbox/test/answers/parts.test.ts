// Objects inside an answer of which requests gave parts: the parts stay, and have the other defaults.
import { afterAll, expect, test } from 'vitest';
import { readField } from '../rules/documented/read-field.ts';
import { startWorlds } from '../rules/documented/world.ts';
import { mara } from '../harness.ts';

const { open, close } = await startWorlds();
afterAll(close);

interface Part {
  /** The address that is written and read. */
  at: string;
  /** The place of the object in the bodies. */
  inside: string;
  before: Record<string, string>;
  after: Record<string, string>;
  /** Defaults that no request gave. */
  defaults?: Record<string, string>;
}

const parts: readonly Part[] = [
  {
    at: `users/${mara}`,
    inside: 'workAddress',
    before: { address1: '1 Quay' },
    after: { city: 'Port Ellery' },
    defaults: { address2: '', stateOrProvince: '', postalCode: '', phone: '', country: '' },
  },
  {
    at: `users/${mara}`,
    inside: 'homeAddress',
    before: { address1: '2 Quay' },
    after: { postalCode: '98101' },
  },
  {
    at: `users/${mara}`,
    inside: 'forgottenPasswordInfo',
    before: { forgottenPasswordQuestion2: 'Which berth?' },
    after: { forgottenPasswordQuestion3: 'Which ship?' },
    defaults: { forgottenPasswordQuestion1: '' },
  },
  {
    at: `users/${mara}`,
    inside: 'userSettings.senderEmailNotifications',
    before: { deliveryFailed: 'false' },
    after: { changedSigner: 'false' },
    defaults: { purgeDocuments: 'true' },
  },
  {
    at: `users/${mara}/settings`,
    inside: 'localePolicy',
    before: { dateFormat: 'ddmmyyyy' },
    after: { nameFormat: 'full' },
    defaults: { timeFormat: 'none' },
  },
  {
    at: `users/${mara}/profile`,
    inside: 'address',
    before: { address1: '3 Quay' },
    after: { country: 'NO' },
    defaults: { city: 'Port Ellery' },
  },
  {
    at: 'settings',
    inside: 'billingAddress',
    before: { address1: '4 Quay' },
    after: { city: 'Bergen' },
    defaults: { address2: '', phone: '', fax: '', country: 'US' },
  },
  {
    at: 'settings',
    inside: 'accountUISettings.adminMessage',
    before: { moreInformation: 'Ask Mara' },
    after: { moreInformation: 'Ask Ines' },
    defaults: { baseMessage: '' },
  },
  {
    at: 'settings/notification_defaults',
    inside: 'emailNotifications.senderEmailNotifications',
    before: { deliveryFailed: 'false' },
    after: { changedSigner: 'false' },
  },
];

const within = (place: string, value: unknown): unknown =>
  place.split('.').reduceRight((inner: unknown, name) => ({ [name]: inner }), value);

test.each(parts)(
  '$at keeps the parts of $inside',
  async ({ at, inside, before, after, ...row }) => {
    const { ask } = open();
    for (const part of [before, after])
      expect(await ask(`PUT ${at}`, within(inside, part))).toMatchObject({ status: 200 });
    const { body } = await ask(`GET ${at}`);
    expect(readField(body, inside)).toMatchObject({ ...row.defaults, ...before, ...after });
  },
);

test('answers about a user have the whole name', async () => {
  const { ask } = open();
  const { body: profile } = await ask(`GET users/${mara}/profile`);
  const { body: user } = await ask(`GET users/${mara}`);
  for (const name of ['firstName', 'lastName', 'jobTitle', 'userType', 'uri'])
    expect(readField(profile, `userDetails.${name}`)).toBe(readField(user, name));
  const added = { newUsers: [{ firstName: 'Ola', lastName: 'Nordmann', email: 'none' }] };
  const { body: answer } = await ask('POST users', added);
  expect(readField(answer, 'newUsers.0')).toMatchObject({ userName: 'Ola Nordmann' });
});
