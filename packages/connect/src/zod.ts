// Validators of events that are made, not read: `parse` validates by itself.
export * from './generated/payload-zod.js';
