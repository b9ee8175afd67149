import type { Warning } from './exchange.ts';
import { redactText } from './redact-text.ts';

/** A warning without the secrets in it. */
export function redactWarning(warning: Warning): Warning {
  return { ...warning, at: redactText(warning.at), message: redactText(warning.message) };
}
