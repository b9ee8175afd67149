import type { Finding } from '../../src/core/traffic/exchange.ts';

/** One problem that Prism found. */
interface Diagnostic {
  path?: readonly (string | number)[];
  code?: string | number;
  message: string;
}

/** Prism's finding in the form that both are compared in. */
export function formatPrismFinding({ path = [], code = '', message }: Diagnostic): string {
  if (code === 415) return formatFinding({ in: 'body', at: '', rule: 'mediaType' });
  const [place = 'body', ...steps] = path;
  // AJV reports a missing or additional field at the object; our finding names the field itself.
  const field = /must have required property '(.+)'$/.exec(message)?.[1];
  const all = field === undefined ? steps : [...steps, field];
  const at = place === 'body' ? all.map((step) => `/${step}`).join('') : String(all[0] ?? '');
  return formatFinding({ in: String(place), at, rule: String(code) });
}

/** One of ours in that form. */
export function formatFinding({
  in: place,
  at,
  rule,
}: Pick<Finding, 'at' | 'rule'> & { in: string }) {
  // Prism has parameters in lower case only.
  return `${place} ${place === 'body' ? at : at.toLowerCase()} ${rule}`;
}

/** Returns the JSON pointer of a finding in the body; undefined for a finding elsewhere. */
export function readPointer(line: string): string | undefined {
  return /^body (.*) \w+$/.exec(line)?.[1];
}
