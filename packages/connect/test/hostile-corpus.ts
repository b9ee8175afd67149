import type { Refused } from './hostile/case.js';
import { content } from './hostile/content.js';
import { encodings } from './hostile/encodings.js';
import { entities } from './hostile/entities.js';
import { jsonCases } from './hostile/json.js';
import { limits } from './hostile/limits.js';
import { names } from './hostile/names.js';
import { namespaces } from './hostile/namespaces.js';
import { other } from './hostile/other.js';
import { wellFormed } from './hostile/well-formed.js';

export { harmless } from './hostile/harmless.js';
export { notBodies } from './hostile/other.js';

/** All inputs that must be refused, by the kind of fault. */
export const refused: readonly { group: string; cases: readonly Refused[] }[] = [
  { group: 'Document types and entities', cases: entities },
  { group: 'Size and depth', cases: limits },
  { group: 'Encodings', cases: encodings },
  { group: 'XML that is not well-formed', cases: wellFormed },
  { group: 'Namespaces and wrappers', cases: namespaces },
  { group: 'Names', cases: names },
  { group: 'XML that is not a message', cases: content },
  { group: 'JSON', cases: jsonCases },
  { group: 'Other bodies', cases: other },
];
