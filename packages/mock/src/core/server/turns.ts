import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The number of requests of one connection in progress at once, until their responses are sent. */
const mostAtOnce = 2;
/** The number of further requests that may wait before the connection is no longer read. */
const mostWaiting = 16;

/** The requests of one connection. */
interface Line {
  running: number;
  waiting: (() => void)[];
  /** True while the connection is not read; undefined if it was never paused. */
  paused?: boolean;
}

/**
 * Creates the function that starts work on a request when it is its turn. A client may send
 * requests without waiting for responses (pipelining). If it never reads the responses, all of them
 * would be kept in memory, so only a few are worked on at once, and the connection is not read
 * while many wait.
 */
export function createTurns() {
  const lines = new WeakMap<Socket, Line>();

  return ({ socket }: IncomingMessage, response: ServerResponse, work: () => void): void => {
    let line = lines.get(socket);
    if (line === undefined) {
      line = { running: 0, waiting: [] };
      lines.set(socket, line);
    }
    if (line.running < mostAtOnce) {
      begin(line, socket, response, work);
      return;
    }
    const later = line;
    line.waiting.push(() => begin(later, socket, response, work));
    if (line.waiting.length > mostWaiting) pause(line, socket);
  };
}

function begin(line: Line, socket: Socket, response: ServerResponse, work: () => void): void {
  line.running += 1;
  // It closes when its last byte was handed to the system, or its connection has ended.
  response.once('close', () => {
    line.running -= 1;
    if (socket.destroyed) line.waiting.length = 0;
    const next = line.waiting.shift();
    if (line.paused === true && line.waiting.length <= mostWaiting) {
      line.paused = false;
      socket.resume();
    }
    next?.();
  });
  work();
}

function pause(line: Line, socket: Socket): void {
  if (line.paused === undefined)
    // Node resumes a connection when a request on it ends, without knowing of this pause.
    socket.on('resume', () => {
      if (line.paused === true) socket.pause();
    });
  line.paused = true;
  socket.pause();
}
