// autocannon comes without types. These are the parts of it that are used.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface Options {
    url: string;
    connections: number;
    /** How many requests there are in all. */
    amount: number;
    /** How long an answer may take, in seconds. */
    timeout: number;
    /** How often it looks whether it is to stop, in milliseconds. */
    sampleInt: number;
    requests: readonly {
      method: string;
      path: string;
      headers?: Readonly<Record<string, string>>;
      body?: string;
      /** Changes a request before each time that it is sent. */
      setupRequest?: (request: object) => object;
    }[];
  }

  export interface Result {
    '2xx': number;
    non2xx: number;
    /** Connections that broke and requests that took too long. */
    errors: number;
  }

  export interface Events {
    response: [client: unknown, status: number, bytes: number, milliseconds: number];
  }

  export interface Run extends EventEmitter<Events>, PromiseLike<Result> {}

  export default function autocannon(options: Options): Run;
}
