import type { StandardIssue } from './standard-schema.js';

/** The way of an issue as a JSON pointer (RFC 6901); empty for the whole value. */
export function jsonPointer(path: StandardIssue['path'] = []): string {
  return path
    .map((step) => String(typeof step === 'object' ? step.key : step))
    .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
