import type { Contact } from '@countersign/types/esign-v2.1';
import { kind } from '../things.ts';

/** An entry of the address book. Kept under the account, by its ID. */
export interface StoredContact {
  contactId: string;
  /** Who made it; nobody else sees it unless it is shared. */
  ownerId: string;
  shared: boolean;
  name: string;
  emails: string[];
  details: Pick<
    Contact,
    | 'cloudProvider'
    | 'cloudProviderContainerId'
    | 'contactPhoneNumbers'
    | 'notaryContactDetails'
    | 'organization'
    | 'roomContactType'
    | 'signingGroup'
  >;
}

export const contacts = kind<StoredContact>('contact');
