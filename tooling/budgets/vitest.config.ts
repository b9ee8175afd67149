export { default } from '@countersign/vitest-config';
