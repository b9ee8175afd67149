import { isSecretName } from './secret-names.ts';

/** The text that replaces a secret. */
export const secret = '(secret)';

// A JSON Web Token, whole or cut short, and credentials as the Authorization header has them.
const tokens =
  /eyJ[\w-]{8,}(?:\.[\w-]*)*|\b(?<scheme>(?:bearer|basic)(?:\s|%20|\+)+)[\w.~/+%-]{6,}=*/gi;
// A piece of a form, an address, JSON or XML: `password=abc`, `"password": "abc"`, `<password>abc`.
const assignments =
  /(?<![\w-])(?<name>[\w-]+)(?<between>["']\s*:\s*["']?|\s*=\s*["']?|>)(?<value>[^\s"'&,;<>}\]]+)/g;

/** A text without anything in it that looks like a token, or that has the name of a secret. */
export function redactText(text: string): string {
  return text
    .replace(tokens, `$<scheme>${secret}`)
    .replace(assignments, (all: string, name: string, between: string) =>
      isSecretName(name) ? `${name}${between}${secret}` : all,
    );
}
