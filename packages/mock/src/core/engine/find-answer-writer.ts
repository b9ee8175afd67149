import { writeAnswerMembers } from './answer-members.ts';
import { loadSchemas, readIndex, type CompiledOperation } from './contract.ts';

/**
 * Returns a response body with the members that the service always writes.
 * @param older true if the request came to the older prefix
 */
export type AnswerWriter = (body: unknown, status: number, older: boolean) => Promise<unknown>;

const writers = new WeakMap<CompiledOperation, Promise<AnswerWriter>>();

/** Finds the writer that completes the responses of an operation. */
export function findAnswerWriter(operation: CompiledOperation): Promise<AnswerWriter> {
  let writer = writers.get(operation);
  if (writer === undefined) writers.set(operation, (writer = createWriter(operation)));
  return writer;
}

async function createWriter(operation: CompiledOperation): Promise<AnswerWriter> {
  const source = await loadSchemas(operation);
  const schemas = new Map(
    operation.responses.map(({ code, contents }) => [
      Number(code),
      contents.find(({ mediaType }) => mediaType === 'application/json')?.schema,
    ]),
  );
  const own = operation.situation ?? [];
  const isOlder = readIndex().areas.some(({ olderArea }) => olderArea === operation.area);
  const inOlder = [...own, 'older'].toSorted();
  // Operations that exist under the older prefix alone have an area of their own.
  const situation = isOlder ? inOlder : own.toSorted();
  return async (body, status, older) => {
    const schema = schemas.get(status);
    return schema === undefined || status >= 300
      ? body
      : writeAnswerMembers(body, schema, source, older ? inOlder : situation);
  };
}
