import { redactText, secret } from './redact-text.ts';
import { isSecretName } from './secret-names.ts';

// An element without others in it, which may be cut off.
const elements = /<(?:[\w-]+:)?(?<name>[\w-]+)(?:\s[^<>]*)?>(?<content>[^<]+)/g;

/** XML without secrets. */
export function redactXml(text: string): string {
  const redacted = text.replace(elements, (all: string, name: string, content: string) =>
    isSecretName(name) && content.trim() !== '' ? `${all.slice(0, -content.length)}${secret}` : all,
  );
  return redactText(redacted);
}
