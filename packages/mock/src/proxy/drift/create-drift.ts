import { getRoutes } from '../../core/steps/routes.ts';
import { loadOperation, loadSchemas } from '../../core/engine/contract.ts';
import type { JsonSchema, SchemaSource } from '../../core/engine/json-schema.ts';
import { servedContract } from '../../core/engine/served-contract.ts';
import { createCheck } from '../check-exchange.ts';
import type { PatchStep } from '../deviation.ts';
import type { RecordedExchange } from '../record/recorded.ts';
import { readRecording } from '../replay/read-recording.ts';
import { createReport, type OperationReport } from '../report.ts';
import { createObservation, type Looser } from './observe.ts';

/** The differences that a recording shows between one operation and its contract. */
export interface OperationDrift extends OperationReport {
  /** The fields that the contract has for the objects in its successful JSON responses. */
  specified: number;
  /** The number of those fields that were seen. */
  seen: number;
  /** The fields that no response had. */
  neverSeen: string[];
  /** The places where the contract allows more than was seen. The opposite is a deviation. */
  looser: Looser[];
  /** The changes of the document of the area that would allow all deviations that can be allowed so. */
  patch: PatchStep[];
}

/**
 * Compares a recording with the contract, by operation.
 * @throws Error where the folder has no recording
 */
export async function readDrift(folder: string): Promise<OperationDrift[]> {
  const { exchanges, readBody } = readRecording(folder);
  const check = createCheck(getRoutes(servedContract(undefined)));
  const report = createReport();
  const operations = new Map<string, ReturnType<typeof createObservation>>();
  const responses = new Map<string, Promise<[JsonSchema, SchemaSource] | undefined>>();
  for (const { request, response, area, operation } of exchanges) {
    report.add(
      await check({
        request: { ...request, body: toBytes(request, readBody), origin: '' },
        response: { ...response, body: toBytes(response, readBody) },
      }),
    );
    if (area === undefined || operation === undefined || response.status >= 300) continue;
    const key = `${area} ${operation}`;
    const place = `${key} ${response.status}`;
    const loading = responses.get(place) ?? loadResponse(area, operation, response.status);
    responses.set(place, loading);
    const observation = operations.get(key) ?? createObservation();
    operations.set(key, observation);
    const loaded = await loading;
    if (loaded !== undefined) observation.add(response.body, ...loaded);
  }
  return report.list().map((one): OperationDrift => {
    const observation = operations.get(`${one.area} ${one.operation}`);
    const specified = observation?.specified() ?? 0;
    const neverSeen = observation?.neverSeen() ?? [];
    const patch = new Map(
      one.deviations.flatMap(({ patch: step }) =>
        step === undefined ? [] : [[JSON.stringify(step), step]],
      ),
    );
    return {
      ...one,
      specified,
      seen: specified - neverSeen.length,
      neverSeen,
      looser: observation?.looser() ?? [],
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

/** The body of a message as it went over the wire, or its stand-in. */
function toBytes(
  { body, bodyFile }: Pick<RecordedExchange['request'], 'body' | 'bodyFile'>,
  readBody: (file: string) => Buffer,
): Buffer {
  if (bodyFile !== undefined) return readBody(bodyFile);
  if (body === undefined) return Buffer.alloc(0);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
