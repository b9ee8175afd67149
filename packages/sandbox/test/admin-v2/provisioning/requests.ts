import type { AssetGroupAccountClone, SubAccountCreateRequest } from '@countersign/types/admin-v2';

export const harbourGroup = { organizationId: 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48' };
export const assetGroupId = '3c7f2a94-5e18-4d60-9b73-c1e6f80a4d25';
export const seals = 'b9e47a05-16fc-4d83-9b2e-70d5c3f8a614';
export const noAccount = '00000000-0000-0000-0000-000000000000';

const mara = { email: 'mara.lindqvist@harbour.example', firstName: 'Mara', lastName: 'Lindqvist' };

/** An account with the plan of the organization. */
export const salvage = {
  subscriptionDetails: {
    id: 'd48b1f60-2e93-4c57-8a0d-7f35e9c2b816',
    planId: '57d9c2e4-a813-4f60-b27e-0c6f1d8a3b95',
    modules: [seals],
  },
  targetAccount: { name: 'Harbour Salvage', countryCode: 'US', admin: mara },
} satisfies SubAccountCreateRequest;

/** A clone of the first account. */
export const dock = {
  sourceAccount: { id: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60' },
  targetAccount: { name: 'Harbour Dry Dock', region: 'EU', admin: mara },
} satisfies AssetGroupAccountClone;
