export {
  createControl,
  ControlError,
  type As,
  type Control,
  type ControlOptions,
  type DeliveryFilter,
  type MailFilter,
  type EnvelopeQuery,
  type RequestFilter,
  type Time,
} from './client.ts';
export type * from '../frame/control/generated/schemas.ts';
