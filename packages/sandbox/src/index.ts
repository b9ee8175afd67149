export { createSandbox } from './server/open-sandbox.ts';
export type { Sandbox } from './server/sandbox.ts';
export type { SandboxOptions } from './server/options.ts';
export {
  startSandbox,
  type RunningSandbox,
  type StartSandboxOptions,
} from './server/start-sandbox.ts';
export type { TenantOptions, TestTenant } from './server/testing/test-tenant.ts';
export type { StorageOptions } from './state/storage/options.ts';
