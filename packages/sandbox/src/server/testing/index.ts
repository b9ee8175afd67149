export { sandboxTestFor, type TestRunner } from './any-runner.ts';
export { envelope, type CopyInput, type EnvelopeBuilder, type SignerInput } from './envelope.ts';
export { seed } from './seed.ts';
export type { TenantOptions, TestTenant } from './test-tenant.ts';
