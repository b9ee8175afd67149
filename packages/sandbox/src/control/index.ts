export { createControl, ControlError, type Control, type ControlOptions } from './client.ts';
export type { As } from './recipient-calls.ts';
export type { DeliveryFilter, MailFilter, RequestFilter } from './record-calls.ts';
export type { EnvelopeQuery, Time } from './tenant-calls.ts';
export type * from '../frame/control/generated/schemas.ts';
