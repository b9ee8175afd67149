export { createClient, type Client, type ClientOptions, type RawInput } from './client.js';
export type { Input, OperationType } from './input.js';
export type { Operation, OperationDescriptor } from './operation.js';
export type { Result } from './result.js';
