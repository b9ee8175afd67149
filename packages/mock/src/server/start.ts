import { createMock } from '../create-mock.ts';
import type { RunningMock, StartOptions } from './options.ts';
import { serve } from './serve.ts';

/**
 * Starts the mock server and resolves when it listens.
 * @throws the error of the socket, where the port is taken or the host unknown
 * @throws an Error that says what is wrong with the certificate or its key
 */
export async function startMock(options: StartOptions = {}): Promise<RunningMock> {
  const mock = createMock(options, { reference: options.reference !== undefined });
  return serve(mock, options);
}
