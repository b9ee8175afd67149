import type { startControlTest } from '../../control/harness.ts';

type Test = Awaited<ReturnType<typeof startControlTest>>;

/** Jonas Weir, who is not a user of Rooms in the seed, and whose token is `sandbox-viewer`. */
export const jonas = {
  userId: 33_140,
  eSignUserId: 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83',
  email: 'jonas.weir@harbour.example',
  firstName: 'Jonas',
  lastName: 'Weir',
  accessLevel: 'Office' as const,
  roleId: 52_411,
};

/** A tenant in which Jonas Weir is a user of Rooms too, and the clients of both. */
export async function openTenant({ newTenant, client: createTestClient }: Test, more: object = {}) {
  const { tenant, client, control } = newTenant();
  await control.seed({ roomsUsers: [{ ...jonas, ...more }] });
  return { client, control, jonas: createTestClient({ tenant, token: 'sandbox-viewer' }) };
}
