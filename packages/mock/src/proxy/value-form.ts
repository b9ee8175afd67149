const forms: readonly [form: string, pattern: RegExp][] = [
  ['boolean', /^(?:true|false)$/],
  ['GUID', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ['date and time', /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?$/],
  ['whole number', /^\d+$/],
];

/** Names the form of a text with a known one, such as a GUID; undefined for all other values. */
export function findForm(value: unknown): string | undefined {
  return typeof value === 'string'
    ? forms.find(([, pattern]) => pattern.test(value))?.[0]
    : undefined;
}
