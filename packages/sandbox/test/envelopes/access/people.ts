import { startControlTest } from '../../control/harness.ts';

/** Users of the seed: an administrator, a sender, one who may only look, one who was invited. */
export const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';
export const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
export const jonas = 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83';
export const tomas = 'b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35';

/** Starts a sandbox that creates the clients of three users in a tenant that no other test uses. */
export async function startPeople() {
  const running = await startControlTest();
  return {
    close: running.close,
    sandbox: running.sandbox,
    people() {
      const { client, tenant, control } = running.newTenant();
      return {
        control,
        admin: client,
        sender: running.client({ token: 'sandbox-sender', tenant }),
        viewer: running.client({ token: 'sandbox-viewer', tenant }),
      };
    },
  };
}
