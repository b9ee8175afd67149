import type { Product } from '../../../engine/product.ts';
import type { Changing } from '../members/change-membership.ts';
import type { OrganizationContext } from '../organization-context.ts';

/** The caller who gives profiles. */
export type Giving = Changing & Pick<OrganizationContext, 'newId' | 'products'>;

/** A product as Admin gives it, to which the caller's rights matter. */
export type GivenProduct = Product<Giving>;
