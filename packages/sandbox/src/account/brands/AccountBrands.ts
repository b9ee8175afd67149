import { currentEditor } from '../../engine/current-editor.ts';
import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireItems } from '../../engine/require-items.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import {
  brands,
  type LogoType,
  resourceTypes,
  type StoredBrand,
} from '../../state/model/brands.ts';
import {
  defaultBrands,
  findBrand,
  removeBrand,
  requireBranding,
  requireBrandManagement,
  saveBrand,
} from './brand-store.ts';
import { brandXml, resourceXml } from './brand-xml.ts';
import { presentBrand, presentBrandShort, presentResource } from './present-brand.ts';
import { readBrand } from './read-brand.ts';
import { masterTexts, readResourceFile } from './resource-file.ts';
import { showName } from '../../engine/show-name.ts';

export const AccountBrands_list = defineOperation(
  'AccountBrands_list',
  async (state, { query }, context) => {
    requireBranding(context);
    const all = await state.of(brands).list(context.account.accountId);
    const logos = query.include_logos === 'true';
    const listed = all.map((brand) => presentBrandShort(brand, { logos }));
    // Without brands there is nothing to say, not even an empty list.
    if (listed.length === 0) return { status: 200, body: {} };
    return { status: 200, body: { ...defaultBrands(all), brands: listed } };
  },
);

export const AccountBrands_get = defineOperation(
  'AccountBrands_get',
  async (state, { path, query }, context) => {
    requireBranding(context);
    const brand = await findBrand(state, context.account, path.brandId);
    const shown = {
      logos: query.include_logos === 'true',
      references: query.include_external_references === 'true',
    };
    return { status: 200, body: presentBrand(brand, shown) };
  },
);

export const AccountBrands_create = defineOperation(
  'AccountBrands_create',
  async (state, { body = {} }, context) => {
    requireBrandManagement(context);
    const brand = emptyBrand(context.newId());
    readBrand(brand, body);
    await saveBrand(state, context.account, brand);
    return { status: 201, body: { brands: [presentBrand(brand)] } };
  },
);

export const AccountBrands_update = defineOperation(
  'AccountBrands_update',
  async (state, { path, query, body = {} }, context) => {
    requireBrandManagement(context);
    const found = await findBrand(state, context.account, path.brandId);
    const brand = query.replace_brand === 'true' ? emptyBrand(found.brandId) : found;
    readBrand(brand, body);
    await saveBrand(state, context.account, brand);
    return { status: 200, body: presentBrand(brand) };
  },
);

export const AccountBrands_delete = defineOperation(
  'AccountBrands_delete',
  async (state, { path, query }, context) => {
    requireBrandManagement(context);
    const { account } = context;
    const brand = await findBrand(state, account, path.brandId);
    const { replace_brand: replacement } = query;
    if (replacement?.toLowerCase() === brand.brandId)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `replace_brand is the deleted brand itself. Name another brand of ${account.name}.`,
      );
    await removeBrand(
      state,
      account,
      brand,
      replacement === undefined
        ? undefined
        : await findBrand(state, account, replacement, 'INVALID_REQUEST_PARAMETER'),
    );
    return { status: 200 };
  },
);

export const AccountBrands_deleteList = defineOperation(
  'AccountBrands_deleteList',
  async (state, { body }, context) => {
    requireBrandManagement(context);
    const { account } = context;
    const deleted = await perItem(
      requireItems(body?.brands, 'brands'),
      ({ brandId }) => (brandId === undefined ? {} : { brandId }),
      async ({ brandId = '' }) => {
        const brand = await findBrand(state, account, brandId);
        await removeBrand(state, account, brand);
        const errorDetails = { errorCode: 'SUCCESS', message: '' };
        return { brandId, brandName: brand.brandName, errorDetails };
      },
    );
    return { status: 200, body: { brands: deleted } };
  },
);

export const AccountBrands_deleteLogo = defineOperation(
  'AccountBrands_deleteLogo',
  async (state, { path }, context) => {
    requireBrandManagement(context);
    const brand = await findBrand(state, context.account, path.brandId);
    requireLogo(brand, path.logoType);
    delete brand.logos[path.logoType];
    await saveBrand(state, context.account, brand);
    return { status: 200 };
  },
);

export const AccountBrands_getExportFile = defineOperation(
  'AccountBrands_getExportFile',
  async (state, { path }, context) => {
    requireBrandManagement(context);
    const brand = await findBrand(state, context.account, path.brandId);
    return { status: 200, file: { bytes: brandXml(brand), mediaType: 'application/xml' } };
  },
);

export const AccountBrands_getLogo = defineOperation(
  'AccountBrands_getLogo',
  async (state, { path }, context) => {
    requireBranding(context);
    const brand = await findBrand(state, context.account, path.brandId);
    const bytes = await state.contents.get(requireLogo(brand, path.logoType));
    return { status: 200, file: { bytes, mediaType: 'image/png' } };
  },
);

export const AccountBrands_getResource = defineOperation(
  'AccountBrands_getResource',
  async (state, { path, query }, context) => {
    requireBranding(context);
    const { brandName, details, resources } = await findBrand(state, context.account, path.brandId);
    const { brandLanguages = [details.defaultBrandLanguage ?? 'en'] } = details;
    const { langcode } = query;
    if (langcode !== undefined && !brandLanguages.includes(langcode))
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `The brand ${brandName} has no texts in ${showName(langcode)}. Available: ${brandLanguages.join(', ')}.`,
      );
    const type = path.resourceContentType;
    const changed = resources[type]?.texts ?? {};
    const texts = query.return_master === 'true' ? masterTexts[type] : changed;
    return { status: 200, file: { bytes: resourceXml(texts), mediaType: 'application/xml' } };
  },
);

export const AccountBrands_listResources = defineOperation(
  'AccountBrands_listResources',
  async (state, { path }, context) => {
    requireBranding(context);
    const { brandId, resources } = await findBrand(state, context.account, path.brandId);
    const resourcesContentTypes = resourceTypes.flatMap((type) => {
      const resource = resources[type];
      return resource === undefined ? [] : [presentResource(brandId, type, resource)];
    });
    return { status: 200, body: { resourcesContentTypes } };
  },
);

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const AccountBrands_updateLogo = defineOperation(
  'AccountBrands_updateLogo',
  async (state, { path, bytes }, context) => {
    requireBrandManagement(context);
    const brand = await findBrand(state, context.account, path.brandId);
    if (!bytes.subarray(0, png.length).equals(png))
      throw new ServiceRefusal('INVALID_REQUEST_BODY', 'The body is not a PNG image.');
    brand.logos[path.logoType] = await state.contents.put(bytes);
    await saveBrand(state, context.account, brand);
    return { status: 200 };
  },
);

export const AccountBrands_updateResource = defineOperation(
  'AccountBrands_updateResource',
  async (state, { path, body, bytes }, context) => {
    requireBrandManagement(context);
    const { account } = context;
    const brand = await findBrand(state, account, path.brandId);
    const type = path.resourceContentType;
    // Without a form, the body is the file.
    const sent =
      typeof body === 'object' && 'file.xml' in body ? body['file.xml'] : bytes.toString('latin1');
    const file = readResourceFile(type, sent);
    const editor = currentEditor(context);
    const before = brand.resources[type];
    const resource =
      before === undefined
        ? { ...file, createdAt: state.now, createdBy: editor }
        : { ...before, ...file, modifiedAt: state.now, modifiedBy: editor };
    brand.resources[type] = resource;
    await saveBrand(state, account, brand);
    return { status: 200, body: presentResource(brand.brandId, type, resource) };
  },
);

function emptyBrand(brandId: string): StoredBrand {
  return {
    brandId,
    brandName: '',
    isSendingDefault: false,
    isSigningDefault: false,
    details: {},
    logos: {},
    resources: {},
  };
}

/** The content of a logo. @throws ServiceRefusal RESOURCE_NOT_FOUND where the brand has none */
function requireLogo({ brandName, logos }: StoredBrand, type: LogoType): string {
  const content = logos[type];
  if (content !== undefined) return content;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `The brand ${brandName} has no ${type} logo. Upload one with AccountBrands_updateLogo.`,
  );
}
