import { ServiceError } from '../../engine/service-error.ts';
import type { ListPart } from './list-query.ts';

/**
 * The envelopes with a custom field of this value, written as `name=value`.
 * @throws ServiceError INVALID_REQUEST_PARAMETER where it is not written so
 */
export function customFieldPredicate(text: string | undefined): ListPart {
  if (text === undefined) return {};
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined)
    throw new ServiceError(
      'INVALID_REQUEST_PARAMETER',
      `custom_field must be written as name=value; it is ${JSON.stringify(text)}.`,
    );
  return {
    predicates: [
      ({ customFields: { textCustomFields = [], listCustomFields = [] } }) =>
        [...textCustomFields, ...listCustomFields].some(
          (field) => field.name === name && field.value === value,
        ),
    ],
  };
}
