import { isGuid } from '../core/outside/is-guid.ts';

const forms: readonly [form: string, pattern: RegExp][] = [
  ['boolean', /^(?:true|false)$/],
  ['date and time', /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?$/],
  ['whole number', /^\d+$/],
];

/** Names the form of a text with a known one, such as a GUID; undefined for all other values. */
export function findForm(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return isGuid(value) ? 'GUID' : forms.find(([, pattern]) => pattern.test(value))?.[0];
}
