import type { GetWorkspaceBrandResponse } from '@countersign/types/workspaces';
import { defineWorkspacesOperation } from '../define-workspaces-operation.ts';
import { brands, type StoredBrand } from '../../../state/model/brands.ts';
import type { State } from '../../../state/state.ts';
import { findWorkspace, saveWorkspace } from '../access/find-workspace.ts';
import type { StoredWorkspace } from '../stored-workspace.ts';
import { requireBrand } from './require-brand.ts';

export const WorkspaceBrands_getWorkspaceBrand = defineWorkspacesOperation(
  'WorkspaceBrands_getWorkspaceBrand',
  async (state, { path }, context) => {
    const { workspace } = await findWorkspace(state, context, path.workspaceId, { manage: true });
    return { status: 200, body: presentBrand(await findBrand(state, workspace)) };
  },
);

export const WorkspaceBrands_updateWorkspaceBrand = defineWorkspacesOperation(
  'WorkspaceBrands_updateWorkspaceBrand',
  async (state, { path, body }, context) => {
    const { workspace } = await findWorkspace(state, context, path.workspaceId, { manage: true });
    const { brandId: _, ...others } = workspace;
    const brandId = await requireBrand(state, workspace.accountId, body.brand_id);
    const changed = { ...others, ...(brandId !== undefined && { brandId }) };
    await saveWorkspace(state, changed);
    return { status: 200, body: presentBrand(await findBrand(state, changed)) };
  },
);

/** Finds the brand of a workspace: its own, or else the default one of the account. */
async function findBrand(
  state: State,
  { accountId, brandId }: StoredWorkspace,
): Promise<StoredBrand | undefined> {
  if (brandId !== undefined) return state.of(brands).get(accountId, brandId);
  return (await state.of(brands).list(accountId)).find(({ isSigningDefault }) => isSigningDefault);
}

function presentBrand(brand: StoredBrand | undefined): GetWorkspaceBrandResponse {
  if (brand === undefined)
    return {
      brand_id: null,
      brand_name: null,
      brand_company: null,
      colors: [],
      brand_languages: [],
    };
  const { brandId, details, logos } = brand;
  const path = (name: 'primary' | 'secondary' | 'email') =>
    logos[name] === undefined ? null : `/brand/${brandId}/logos/${name}`;
  return {
    brand_id: brandId,
    brand_name: brand.brandName,
    brand_company: details.brandCompany ?? null,
    colors: (details.colors ?? []).map(({ name, value }) => ({
      name: name ?? null,
      value: value?.replace('#', '') ?? null,
    })),
    logos: { primary: path('primary'), secondary: path('secondary'), email: path('email') },
    brand_languages: details.brandLanguages ?? [],
    default_brand_language: details.defaultBrandLanguage ?? null,
    is_sending_default: brand.isSendingDefault,
    is_signing_default: brand.isSigningDefault,
    primary_logo_id: null,
    secondary_logo_id: null,
    email_logo_id: null,
  };
}
