import { createRoutes } from '../../core/routes.ts';
import { loadOperation, loadSchemas } from '../../engine/contract.ts';
import { servedContract } from '../../engine/served-contract.ts';
import { createCheck } from '../check-exchange.ts';
import type { RecordedExchange } from '../record/recorded.ts';
import { readRecording } from '../replay/read-recording.ts';
import { createReport, type OperationReport } from '../report.ts';
import { listFields, listSeen } from './list-fields.ts';

/** What a recording shows of one operation. */
export interface OperationDrift extends OperationReport {
  /** The fields of its successful JSON responses that the contract has. */
  specified: number;
  /** Those of them that were seen. */
  seen: number;
  /** Those that no response had. */
  neverSeen: string[];
}

/**
 * Compares a recording with the contract, by operation.
 * @throws Error where the folder has no recording
 */
export async function readDrift(folder: string): Promise<OperationDrift[]> {
  const { exchanges } = readRecording(folder);
  const check = createCheck(createRoutes(servedContract(undefined)));
  const report = createReport();
  const fields = new Map<string, { specified: Set<string>; seen: Set<string> }>();
  for (const { request, response, area, operation } of exchanges) {
    report.add(
      await check({
        request: { ...request, body: toBytes(request), origin: '' },
        response: { ...response, body: toBytes(response) },
      }),
    );
    if (area === undefined || operation === undefined || response.status >= 300) continue;
    const key = `${area} ${operation}`;
    const known = fields.get(key) ?? { specified: new Set<string>(), seen: new Set<string>() };
    fields.set(key, known);
    const specified = await listSpecified(area, operation, response.status);
    for (const one of specified) known.specified.add(one);
    for (const one of listSeen(response.body)) if (specified.has(one)) known.seen.add(one);
  }
  return report.list().map((one): OperationDrift => {
    const { specified = new Set<string>(), seen = new Set<string>() } =
      fields.get(`${one.area} ${one.operation}`) ?? {};
    const neverSeen = [...specified].filter((field) => !seen.has(field));
    return { ...one, specified: specified.size, seen: seen.size, neverSeen };
  });
}

async function listSpecified(area: string, id: string, status: number): Promise<Set<string>> {
  const operation = await loadOperation({ area, id });
  const schema = operation.responses
    .find(({ code }) => code === String(status))
    ?.contents.find(({ mediaType }) => mediaType === 'application/json')?.schema;
  return schema === undefined ? new Set() : listFields(schema, await loadSchemas(operation));
}

/** The body of a message as it went over the wire; empty for one that is kept beside. */
function toBytes({ body }: Pick<RecordedExchange['request'], 'body'>): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
