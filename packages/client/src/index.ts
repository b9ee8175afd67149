export { createClient, type Client, type ClientOptions } from './client.js';
export type { OperationDescriptor } from './descriptor.js';
export type { Input, OperationType, RawInput } from './input.js';
export type { Operation } from './operation.js';
export type { Result } from './result.js';
