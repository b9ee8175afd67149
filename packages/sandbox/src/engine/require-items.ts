import { ServiceRefusal } from './service-refusal.ts';

/**
 * The list that a body is about, which schemas leave optional.
 * @throws ServiceRefusal INVALID_REQUEST_BODY where the body has none
 */
export function requireItems<Item>(
  items: readonly Item[] | undefined,
  name: string,
): readonly Item[] {
  if (items !== undefined) return items;
  throw new ServiceRefusal('INVALID_REQUEST_BODY', `The body requires a non-empty ${name} array.`);
}
