const forms: readonly [form: string, pattern: RegExp][] = [
  ['boolean', /^(?:true|false)$/],
  ['GUID', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ['date and time', /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?$/],
  ['whole number', /^\d+$/],
];

/** What a text contains that is more than a text, such as a GUID; undefined for all else. */
export function findForm(value: unknown): string | undefined {
  return typeof value === 'string'
    ? forms.find(([, pattern]) => pattern.test(value))?.[0]
    : undefined;
}
