// The server as a list of steps, and the objects that pass through them.
export { createServer } from '../steps/create-server.ts';
export { createSharedSteps } from '../steps/shared-steps.ts';
export type { Around, Handle, Page, Step } from '../steps/steps.ts';
export { exceptObservers, observerHeader, readObserver } from '../steps/observer.ts';
export type { RequestContext } from '../steps/context.ts';
export { beginTurn, breathe } from '../breathe.ts';
export { parseMediaType, type MockRequest, type MockResponse } from '../message.ts';
export type { Mock } from '../mock.ts';
export { createFetch } from '../fetch.ts';
export { splitUrl } from '../split-url.ts';
export { http } from '../node-http.ts';
