import type { Client } from '@countersign/client';
import { startControlTest } from '../../control/harness.ts';

export const organizationId = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
const leasing = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
export const charter = '0a6e4b2c-8d71-4f95-b3e8-6c1d9f7a2e54';
/** The account that most calls are for. */
export const inLeasing = { organizationId, accountId: leasing };

export const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';
export const tomas = 'b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35';
export const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
export const jonas = 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83';
/** A user whose memberships are closed. */
export const petra = '41e8d7c3-9a6b-4f20-b15d-0c3e8f5a7d94';
export const elke = '6b0e94d2-15f7-4c83-a9d6-2e7f80c4b531';
export const noOne = '11111111-2222-4333-8444-555555555555';

export const eSign = 'f6406c68-225c-4e9b-9894-64152a26fa83';
export const clm = '37f013eb-7012-4588-8028-357b39fdbd00';
export const rooms = '2c8f4a16-93d7-4e50-b1a8-6d0e7b5f9c23';
export const subscriber = '3052817';
export const contributor = '3052816';

/** A sandbox with the clients of people in a tenant of its own. */
export async function startProductsTest() {
  const test = await startControlTest();
  return {
    ...test,
    openTenant() {
      const { tenant, client, control } = test.newTenant();
      const use = (token: string): Client => test.client({ tenant, token });
      return {
        /** Mara Lindqvist, who administers the organization. */
        client,
        control,
        use,
      };
    },
  };
}

/** Returns the status and the error message of a rejected call; fails if the call succeeds. */
export async function catchSentence(call: PromiseLike<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error && 'reason' in error && 'status' in error)
      return `${String(error.status)} ${String(error.reason)}`;
    throw error;
  }
  throw new Error('the call was not refused');
}

/** Lists a user's permission profiles by product, as `ESign 2301415`. */
export function listRights(
  products:
    | readonly {
        product_name?: string | undefined;
        permission_profiles?: readonly { permission_profile_id?: string | undefined }[] | undefined;
      }[]
    | undefined,
): string[] {
  return (products ?? []).map(({ product_name: name, permission_profiles: profiles = [] }) =>
    [name, ...profiles.map((one) => one.permission_profile_id)].join(' '),
  );
}
