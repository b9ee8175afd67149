import type { Control } from '../../control/client.ts';

/**
 * Describes a request with its faults.
 * @throws Error if the request does not exist, or none has failed
 */
export async function describeRequest(
  control: Control,
  requestId: number | undefined,
): Promise<object> {
  const id = requestId ?? (await findLastFailed(control));
  const {
    method,
    url,
    status,
    operation,
    problem,
    findings,
    warnings,
    tolerated,
    request,
    response,
  } = await control.request(id);
  return {
    requestId: id,
    request: `${method} ${url}`,
    status,
    operation,
    problem,
    violations: findings,
    ignored: warnings,
    notCanonical: tolerated,
    sent: request.body,
    answered: response.body,
  };
}

async function findLastFailed(control: Control): Promise<number> {
  const failed = (await control.requests()).findLast(({ status }) => status >= 400);
  if (failed === undefined) throw new Error('No request has failed. Give a requestId.');
  return failed.id;
}
