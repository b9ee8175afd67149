import { redactText, secret } from './redact-text.ts';
import { isSecretName } from './secret-names.ts';

/**
 * Returns the path and query of a request without secrets: the values of parameters with secret
 * names, `state` of an authorization request, and texts that look like a token.
 */
export function redactUrl(url: string): string {
  const start = url.indexOf('?');
  // Nearly all addresses end here; the rest may take longer.
  if (start < 0) return url.includes('%') || url.includes('eyJ') ? redactText(url) : url;
  return `${redactText(url.slice(0, start))}?${redactForm(url.slice(start + 1))}`;
}

/** A form or a query without secrets. */
export function redactForm(text: string): string {
  return text.split('&').map(redactParameter).join('&');
}

function redactParameter(parameter: string): string {
  const [name = '', ...rest] = parameter.split('=');
  if (rest.length === 0) return redactText(parameter);
  const plainName = decode(name);
  const value = decode(rest.join('='));
  // In a body `state` is a part of an address; as a parameter it keeps a login from being forged.
  const hidden = isSecretName(plainName) || plainName === 'state' || redactText(value) !== value;
  return hidden ? `${name}=${secret}` : parameter;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
