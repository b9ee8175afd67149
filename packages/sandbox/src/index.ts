export { createSandbox, type Sandbox } from './create-sandbox.js';
export type { SandboxOptions } from './options.js';
export { startSandbox, type StartSandboxOptions } from './start-sandbox.js';
export type { StorageOptions } from './storage/options.js';
