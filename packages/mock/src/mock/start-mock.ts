import { assembleMock } from './create-mock.ts';
import { refuseUnknown, startOptions } from '../core/known-options.ts';
import type { RunningMock, StartOptions } from '../core/server/options.ts';
import { serve } from '../core/server/serve.ts';

/**
 * Starts the mock server and resolves when it listens.
 * @throws the error of the socket, if the port is taken or the host unknown
 * @throws TypeError if there is no such option
 * @throws an Error about an invalid certificate or key
 */
export async function startMock(options: StartOptions = {}): Promise<RunningMock> {
  refuseUnknown('startMock', options, startOptions);
  const mock = assembleMock(options, { reference: options.reference !== undefined });
  return serve(mock, options);
}
