export { startRegistry, type Registry } from './registry.ts';
