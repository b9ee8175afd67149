import type { Brand } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';
import type { Editor } from './account.ts';

export const logoTypes = ['primary', 'secondary', 'email'] as const;
export type LogoType = (typeof logoTypes)[number];

export const resourceTypes = ['sending', 'signing', 'email', 'signing_captive'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** A file of texts that a brand has changed. */
export interface StoredResource {
  /** The changed texts, by their names in the master. */
  texts: Record<string, string>;
  /** Names in the last upload that the master does not have. */
  dropped: string[];
  createdAt: number;
  createdBy: Editor;
  modifiedAt?: number;
  modifiedBy?: Editor;
}

/**
 * A brand: the appearance of an account to senders and recipients. Kept under the account, by its
 * ID.
 */
export interface StoredBrand {
  brandId: string;
  brandName: string;
  isSendingDefault: boolean;
  isSigningDefault: boolean;
  details: Pick<
    Brand,
    | 'brandCompany'
    | 'brandLanguages'
    | 'colors'
    | 'defaultBrandLanguage'
    | 'emailContent'
    | 'isOverridingCompanyName'
    | 'landingPages'
    | 'links'
  >;
  /** The contents of its logos, each a PNG. */
  logos: Partial<Record<LogoType, string>>;
  resources: Partial<Record<ResourceType, StoredResource>>;
}

export const brands = kind<StoredBrand>('brand', { holdsContents: true });
