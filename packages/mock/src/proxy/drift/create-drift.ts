import { createRoutes } from '../../core/routes.ts';
import { loadOperation, loadSchemas } from '../../engine/contract.ts';
import type { JsonSchema, SchemaSource } from '../../engine/json-schema.ts';
import { servedContract } from '../../engine/served-contract.ts';
import { createCheck } from '../check-exchange.ts';
import type { PatchStep } from '../deviation.ts';
import type { RecordedExchange } from '../record/recorded.ts';
import { readRecording } from '../replay/read-recording.ts';
import { createReport, type OperationReport } from '../report.ts';
import { listFields } from './list-fields.ts';
import { createObservation, type Looser } from './observe.ts';

/** What a recording shows of one operation. */
export interface OperationDrift extends OperationReport {
  /** The fields of its successful JSON responses that the contract has. */
  specified: number;
  /** Those of them that were seen. */
  seen: number;
  /** Those that no response had. */
  neverSeen: string[];
  /** Where the contract allows more than was seen. Where it allows less, there is a deviation. */
  looser: Looser[];
  /** The changes of the document of the area that would allow all deviations that can be allowed so. */
  patch: PatchStep[];
}

/** What an operation answers with success, and what was seen of it. */
interface Seen {
  specified: Set<string>;
  observation: ReturnType<typeof createObservation>;
}

/**
 * Compares a recording with the contract, by operation.
 * @throws Error where the folder has no recording
 */
export async function readDrift(folder: string): Promise<OperationDrift[]> {
  const { exchanges } = readRecording(folder);
  const check = createCheck(createRoutes(servedContract(undefined)));
  const report = createReport();
  const operations = new Map<string, Seen>();
  const responses = new Map<string, Promise<[JsonSchema, SchemaSource] | undefined>>();
  for (const { request, response, area, operation } of exchanges) {
    report.add(
      await check({
        request: { ...request, body: toBytes(request), origin: '' },
        response: { ...response, body: toBytes(response) },
      }),
    );
    if (area === undefined || operation === undefined || response.status >= 300) continue;
    const key = `${area} ${operation}`;
    const place = `${key} ${response.status}`;
    const loading = responses.get(place) ?? loadResponse(area, operation, response.status);
    responses.set(place, loading);
    const seen = operations.get(key) ?? { specified: new Set(), observation: createObservation() };
    operations.set(key, seen);
    const loaded = await loading;
    if (loaded === undefined) continue;
    for (const field of listFields(...loaded)) seen.specified.add(field);
    seen.observation.add(response.body, ...loaded);
  }
  return report.list().map((one): OperationDrift => {
    const of = operations.get(`${one.area} ${one.operation}`);
    const specified = [...(of?.specified ?? [])];
    const seen = new Set(of?.observation.seen());
    const patch = new Map(
      one.deviations.flatMap(({ patch: step }) =>
        step === undefined ? [] : [[JSON.stringify(step), step]],
      ),
    );
    return {
      ...one,
      specified: specified.length,
      seen: specified.filter((field) => seen.has(field)).length,
      neverSeen: specified.filter((field) => !seen.has(field)),
      looser: of?.observation.looser() ?? [],
      patch: [...patch.values()],
    };
  });
}

async function loadResponse(
  area: string,
  id: string,
  status: number,
): Promise<[JsonSchema, SchemaSource] | undefined> {
  const operation = await loadOperation({ area, id });
  const schema = operation.responses
    .find(({ code }) => code === String(status))
    ?.contents.find(({ mediaType }) => mediaType === 'application/json')?.schema;
  return schema === undefined ? undefined : [schema, await loadSchemas(operation)];
}

/** The body of a message as it went over the wire; empty for one that is kept beside. */
function toBytes({ body }: Pick<RecordedExchange['request'], 'body'>): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
