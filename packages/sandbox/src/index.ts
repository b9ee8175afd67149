export { createSandbox, type Sandbox } from './create-sandbox.ts';
export type { SandboxOptions } from './options.ts';
export { startSandbox, type RunningSandbox, type StartSandboxOptions } from './start-sandbox.ts';
export type { StorageOptions } from './storage/options.ts';
