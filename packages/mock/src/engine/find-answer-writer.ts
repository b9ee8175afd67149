import { writeAnswerMembers } from './answer-members.ts';
import { loadSchemas, type CompiledOperation } from './contract.ts';

/**
 * Returns a response body with the members that the service always writes.
 * @param older whether the request came to the older prefix
 */
export type AnswerWriter = (body: unknown, status: number, older: boolean) => unknown;

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
  const situation = (operation.situation ?? []).toSorted();
  const inOlder = [...situation, 'older'].toSorted();
  return (body, status, older) => {
    const schema = schemas.get(status);
    return schema === undefined || status >= 300
      ? body
      : writeAnswerMembers(body, schema, source, older ? inOlder : situation);
  };
}
