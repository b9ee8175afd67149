export { default } from '@countersign/config/vitest';
