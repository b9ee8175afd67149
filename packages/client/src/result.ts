import type { OperationType } from './input.js';

/** The answer of an operation; its `status` tells which of the documented ones it is. */
export type Result<Type extends OperationType> = {
  [Status in keyof Type['responses'] & number]: {
    status: Status;
    data: DataOf<Type['responses'][Status]>;
    headers: Headers;
  };
}[keyof Type['responses'] & number];

type DataOf<Answer> = Answer extends { content: infer Content }
  ? 'application/json' extends keyof Content
    ? Content['application/json']
    : Content[keyof Content]
  : undefined;
