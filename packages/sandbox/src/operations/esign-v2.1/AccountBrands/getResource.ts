import { findBrand } from '../../../brands/find-brand.ts';
import { masterTexts } from '../../../brands/master-texts.ts';
import { requireBranding } from '../../../brands/require-branding.ts';
import { resourceXml } from '../../../brands/resource-xml.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';

export const operation = defineOperation(
  'AccountBrands_getResource',
  async (state, { path, query }, context) => {
    requireBranding(context);
    const { brandName, details, resources } = await findBrand(state, context.account, path.brandId);
    const { brandLanguages = [details.defaultBrandLanguage ?? 'en'] } = details;
    const { langcode } = query;
    if (langcode !== undefined && !brandLanguages.includes(langcode))
      throw new ServiceError(
        'RESOURCE_NOT_FOUND',
        `The brand ${brandName} has no texts in ${langcode}, only in ${brandLanguages.join(', ')}.`,
      );
    const type = path.resourceContentType;
    const changed = resources[type]?.texts ?? {};
    const texts = query.return_master === 'true' ? masterTexts[type] : changed;
    return { status: 200, file: { bytes: resourceXml(texts), mediaType: 'application/xml' } };
  },
);
