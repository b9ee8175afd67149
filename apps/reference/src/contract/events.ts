import { areaNamed } from './areas.ts';
import { readOperation, type Operation } from './operations.ts';

/** An event that Connect pushes: a webhook of esign-v2.1. */
export interface Event {
  /** The name in messages, such as `envelope-sent`. */
  name: string;
  /** The message as a request to the listener. */
  operation: Operation;
}

/** Every event, in the order of the document. */
export const events: readonly Event[] = readEvents();

function readEvents(): Event[] {
  const { name: area, document } = areaNamed('esign-v2.1');
  return Object.entries(document.webhooks ?? {}).flatMap(([name, { post }]) =>
    post === undefined
      ? []
      : [{ name, operation: readOperation({ area, path: '', method: 'post' }, post, document) }],
  );
}
