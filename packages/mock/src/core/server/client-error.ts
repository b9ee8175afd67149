import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { MockRequest } from '../message.ts';
import type { Mock, TransportProblem } from '../mock.ts';
import { toBytes } from './answer.ts';
import { unreadRequest } from './request.ts';

/** The longest first line of a request that is looked for, in bytes. */
const longestLine = 8192;

/** Requests whose head is read and whose body is not yet, by their connection. */
export type Unfinished = WeakMap<Duplex, { request: MockRequest; response: ServerResponse }>;

/**
 * Creates the function that answers a request that Node could not parse, and ends the connection.
 * @param address returns the address of the server
 */
export function createErrorAnswer(mock: Mock, unfinished: Unfinished, address: () => string) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const problem = classifyError(error.code ?? '');
    const known = unfinished.get(socket);
    // No error response if a response has already begun, or if no client can read one. A connection
    // without any bytes is not a request either: browsers open some in advance.
    const isSilent = problem === 'timedOut' && 'bytesRead' in socket && socket.bytesRead === 0;
    const isAnswered = known?.response.headersSent === true;
    if (problem === undefined || !socket.writable || isAnswered || isSilent) {
      socket.destroy();
      return;
    }
    const request = known?.request ?? { ...unreadRequest(address()), ...readRequestLine(error) };
    endWith(mock, problem, request, socket);
  };
}

/** Refuses a request straight on its connection, and ends that. */
export function endWith(
  mock: Mock,
  problem: TransportProblem,
  request: MockRequest,
  socket: Duplex,
): void {
  socket.end(toBytes(mock.refuse(problem, request)), () => socket.destroy());
}

/** Method and address, where the piece that could not be read begins with them. */
function readRequestLine(error: Error): { method: string; url: string } | undefined {
  if (!('rawPacket' in error) || !Buffer.isBuffer(error.rawPacket)) return undefined;
  const piece = error.rawPacket.subarray(0, longestLine).toString('latin1');
  const [, method, url] = /^([A-Z]+) (\/\S*) HTTP\//.exec(piece) ?? [];
  return method === undefined || url === undefined ? undefined : { method, url };
}

/** @param code the code of Node's error; those of the parser begin with HPE */
function classifyError(code: string): TransportProblem | undefined {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'timedOut';
  if (code === 'HPE_HEADER_OVERFLOW') return 'headersTooLarge';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'tooLarge';
  return code.startsWith('HPE_') ? 'malformed' : undefined;
}
