import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { eachField } from './field-lists.ts';

/** The names of the custom fields that must hold something before the envelope is sent, and do not. */
export function emptyRequiredFields({
  customFields,
}: Pick<StoredEnvelope, 'customFields'>): string[] {
  return eachField(customFields)
    .filter(({ field }) => field.required === 'true' && (field.value ?? '').trim() === '')
    .map(({ field }) => field.name ?? '');
}
