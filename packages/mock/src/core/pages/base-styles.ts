import { readFileSync } from 'node:fs';

let text: string | undefined;

/** The style sheet that all pages of the mock and the sandbox have. */
export function baseStyles(): string {
  text ??= readFileSync(new URL('base.css', import.meta.url), 'utf8');
  return text;
}
