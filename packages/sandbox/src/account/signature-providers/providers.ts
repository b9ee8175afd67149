import type { AccountSignatureProvider, SealIdentifier } from '@countersign/types/esign-v2.1';
import { kind } from '../../state/records.ts';

/** The electronic seals that are set up for accounts. Kept under the account, by their names. */
export const seals = kind<SealIdentifier>('seal');

/** The signature providers that are set up for accounts. Kept under the account, by their IDs. */
export const signatureProviders = kind<AccountSignatureProvider>('signature-provider');
