import type {
  Brand,
  BrandLogos,
  BrandResources,
  BrandResourceUrls,
} from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import {
  logoTypes,
  type ResourceType,
  type StoredBrand,
  type StoredResource,
} from '../../state/model/brands.ts';

/** Presents a brand in a list. */
export function presentBrandShort(
  brand: StoredBrand,
  { logos = false }: { logos?: boolean } = {},
): Brand {
  const { brandId, brandName, isSendingDefault, isSigningDefault, details } = brand;
  const { brandCompany, brandLanguages, defaultBrandLanguage, isOverridingCompanyName } = details;
  return {
    brandId,
    brandName,
    ...(brandCompany !== undefined && { brandCompany }),
    isOverridingCompanyName: isOverridingCompanyName ?? false,
    isSendingDefault,
    isSigningDefault,
    ...(brandLanguages !== undefined && { brandLanguages }),
    ...(defaultBrandLanguage !== undefined && { defaultBrandLanguage }),
    ...(logos && { logos: presentLogoUrls(brand) }),
  };
}

/** Parts of a brand to present. */
interface ShownOfBrand {
  /** The addresses of its logos (false). */
  logos?: boolean;
  /** Its links and landing pages (true). */
  references?: boolean;
}

/** A brand with its colours, texts, and the addresses of its files. */
export function presentBrand(
  brand: StoredBrand,
  { logos = false, references = true }: ShownOfBrand = {},
): Brand {
  const { colors = [], emailContent, landingPages, links } = brand.details;
  return {
    ...presentBrandShort(brand, { logos }),
    isOrganizationBrand: 'false',
    colors,
    ...(emailContent !== undefined && { emailContent }),
    ...(references && landingPages !== undefined && { landingPages }),
    ...(references && links !== undefined && { links }),
    resources: presentResourceUrls(brand),
  };
}

function presentLogoUrls({ brandId, logos }: StoredBrand): BrandLogos {
  return Object.fromEntries(
    logoTypes
      .filter((type) => logos[type] !== undefined)
      .map((type) => [type, `/brands/${brandId}/logos/${type}`]),
  );
}

function presentResourceUrls({ brandId }: StoredBrand): BrandResourceUrls {
  const place = `/brands/${brandId}/resources`;
  return {
    sending: `${place}/sending`,
    signing: `${place}/signing`,
    email: `${place}/email`,
    signingCaptive: `${place}/signing_captive`,
  };
}

/** Presents the properties of a brand's resource file. */
export function presentResource(
  brandId: string,
  type: ResourceType,
  { texts, dropped, createdAt, createdBy, modifiedAt, modifiedBy }: StoredResource,
): BrandResources {
  return {
    resourcesContentType: type,
    resourcesContentUri: `/brands/${brandId}/resources/${type}`,
    createdByUserInfo: createdBy,
    createdDate: dateTime(createdAt),
    ...(modifiedBy !== undefined && { modifiedByUserInfo: modifiedBy }),
    ...(modifiedAt !== undefined && { modifiedDate: dateTime(modifiedAt) }),
    modifiedTemplates: Object.keys(texts),
    dataNotSavedNotInMaster: dropped,
  };
}
