export type { Note } from './note.js';
export { readLeniently, type LenientResult } from './read-leniently.js';
export { readScalar, type NoteScalar } from './read-scalar.js';
export type { Shape } from './shape.js';
export type { Reading, Tolerance } from './tolerance.js';
export { listNames, listWords } from './words.js';
