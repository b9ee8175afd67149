import type { Product } from '../engine/product.ts';
import { areas } from './list.ts';

/** Loads the products of the areas. */
export async function loadProducts(): Promise<Product[]> {
  return Promise.all(areas.flatMap(({ product }) => product?.() ?? []));
}
