import { allBytes } from './bytes.js';
import { captureSite } from './call-site.js';
import { Call } from './call.js';
import type { Area, Client } from './client.js';
import type { Named, OperationDescriptor } from './descriptor.js';
import { CallError } from './errors/countersign-error.js';
import type { Exchange } from './exchange.js';
import type { AnyInput } from './input.js';
import type { Arguments } from './operation.js';
import { lostIn } from './read.js';

/** An operation that answers with a file. */
export interface DocumentOperation<Input, Data, Responses, Of extends Area = Area> {
  (client: Client<Of>, ...input: Arguments<Input>): DocumentCall<Data, Responses>;
  readonly descriptor: OperationDescriptor;
}

/** A call that is answered with a file, which can be read in several ways; in one of them, once. */
export class DocumentCall<Data, Responses> extends Call<Data, Responses> {
  /** The file as bytes. */
  bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#body(allBytes);
  }

  /** The file as a Blob. */
  blob(): Promise<Blob> {
    return this.#body((response) => response.blob());
  }

  /**
   * Streams the file as it arrives. It is not buffered, and no time-out ends it. If the connection
   * breaks, the stream fails with a NetworkError, or with the reason of the caller's signal.
   */
  async stream(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const exchange = await this.#unread();
    exchange.untimed();
    const reader = exchange.response.body?.getReader();
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        async pull(controller) {
          try {
            const next = await reader?.read();
            if (next?.value !== undefined) return controller.enqueue(next.value);
            controller.close();
          } catch (error) {
            controller.error(lostIn(exchange, error));
          }
          return exchange.done();
        },
        cancel(reason) {
          exchange.done();
          return reader?.cancel(reason);
        },
      },
      // Without a queue, bytes stay with the service until the caller reads them.
      { highWaterMark: 0 },
    );
  }

  async #body<Form>(form: (response: Response) => Promise<Form>): Promise<Form> {
    const exchange = await this.#unread();
    try {
      return await form(exchange.response);
    } catch (error) {
      throw lostIn(exchange, error);
    } finally {
      exchange.done();
    }
  }

  async #unread(): Promise<Exchange> {
    const exchange = await this.unread();
    const { descriptor, request, response } = exchange;
    if (response.bodyUsed || response.body?.locked === true)
      throw new CallError(descriptor.id, 'the answer has been read already', request());
    return exchange;
  }
}

/**
 * Creates the function for an operation from the facts that the runtime needs. Only generated code
 * calls it. These are arguments, since hundreds of objects would take longer to load.
 */
export function documentOperation<Input extends AnyInput, Data, Responses, Of extends Area>(
  id: string,
  method: string,
  path: string,
  more?: Omit<OperationDescriptor, Named>,
): DocumentOperation<Input, Data, Responses, Of> {
  const descriptor: OperationDescriptor = { id, method, path, ...more };
  const call = (client: Client<Of>, ...[input, options]: Arguments<Input>) =>
    new DocumentCall<Data, Responses>(
      client.exchange(descriptor, input, options),
      captureSite(call),
      true,
    );
  call.descriptor = descriptor;
  return call;
}
