export { createHandler, type Handler, type HandlerOptions } from './handler.js';
export type { MockRequest, MockResponse } from './message.js';
export { startMock, type RunningMock, type StartOptions } from './start.js';
