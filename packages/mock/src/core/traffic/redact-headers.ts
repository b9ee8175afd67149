import { redactText, secret } from './redact-text.ts';
import { isSecretName } from './secret-names.ts';

/** The headers of a message without secrets. */
export function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, redactHeader(name, value)]),
  );
}

function redactHeader(name: string, value: string): string {
  if (!isSecretName(name)) return redactText(value);
  // The scheme shows people the kind of credentials.
  const [, scheme] = /^(Bearer|Basic) /i.exec(value) ?? [];
  return scheme === undefined ? secret : `${scheme} ${secret}`;
}
