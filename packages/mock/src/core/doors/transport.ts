// The transport, its options, and streams of events.
export { mockOptions, refuseUnknown, startOptions, type OptionNames } from '../known-options.ts';
export { createEventStreams, type EventStreams, type SendEvent } from '../live/event-stream.ts';
export { serve } from '../server/serve.ts';
export type { RunningMock, StartOptions } from '../server/options.ts';
export { deliveryMark } from '../server/delivery-mark.ts';
export { isForeign } from '../is-foreign.ts';
export { isLoopback } from '../loopback.ts';
