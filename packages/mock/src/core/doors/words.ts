// Helpers for sentences and pages.
export { nearest } from '../nearest.ts';
export { messageOf } from '../message-of.ts';
export { formatPointer } from '../json-pointer.ts';
export { baseStyles } from '../pages/base-styles.ts';
