import type { WebFormValues } from '@countersign/types/webforms';

/** A value of a field as text, as documents show it. */
export function textOf(value: WebFormValues[string] | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object') return String(value);
  const { countryCode = '', nationalNumber = '' } = value;
  return `${countryCode ?? ''}${nationalNumber ?? ''}`;
}
