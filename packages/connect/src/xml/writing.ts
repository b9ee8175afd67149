import { ConnectError, type ConnectErrorCode } from '../connect-error.js';

/** The input of the XML builder: text, or attributes and elements by name. */
export type XmlOut = string | XmlOutObject;

export interface XmlOutObject {
  [name: string]: XmlOut | XmlOut[];
}

/** The state of writing: the path in the event. */
export class Writing {
  readonly namespace: string;
  /** Hours by which local times are ahead of UTC. */
  offset = 0;
  readonly #path: (string | number)[] = [];

  constructor(namespace: string) {
    this.namespace = namespace;
  }

  push(step: string | number): void {
    this.#path.push(step);
  }

  pop(): void {
    this.#path.pop();
  }

  /** @throws {ConnectError} always, with the place in the event as a JSON pointer */
  fail(code: ConnectErrorCode, what: string, advice: string): never {
    throw new ConnectError(code, what, advice, this.#path.map((step) => `/${step}`).join(''));
  }
}
