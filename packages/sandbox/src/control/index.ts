export {
  createControl,
  ControlError,
  type As,
  type Control,
  type ControlOptions,
  type RequestFilter,
  type Time,
} from './client.ts';
