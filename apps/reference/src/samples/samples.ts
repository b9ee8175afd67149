import { control } from '../contract/areas.ts';
import { exampleRequest } from '../contract/example-request.ts';
import type { Operation } from '../contract/operations.ts';
import { controlSample } from './control-sample.ts';
import { curlSample } from './curl-sample.ts';
import { createOfficialSample } from './official/official-sample.ts';
import type { Sample } from './sample.ts';
import { typescriptSample } from './typescript-sample.ts';

/**
 * Programs that send an operation: with our client, with curl, and with the official client. The
 * official client has nothing for the control API.
 */
export async function createSamples(operation: Operation): Promise<readonly Sample[]> {
  const request = exampleRequest(operation);
  const samples = await Promise.all(
    operation.area === control.name
      ? [controlSample(request), curlSample(request)]
      : [typescriptSample(request), curlSample(request), createOfficialSample(request)],
  );
  return samples.filter((sample) => sample !== undefined);
}
