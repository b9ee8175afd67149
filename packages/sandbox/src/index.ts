export { createSandbox, type Sandbox } from './server/create-sandbox.ts';
export type { SandboxOptions } from './server/options.ts';
export {
  startSandbox,
  type RunningSandbox,
  type StartSandboxOptions,
} from './server/start-sandbox.ts';
export type { TenantOptions, TestTenant } from './server/testing/test-tenant.ts';
export type { StorageOptions } from './state/storage/open.ts';
