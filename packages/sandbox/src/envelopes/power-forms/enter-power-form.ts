import { splitUrl, type MockRequest, type MockResponse } from '@countersign/mock/core/server';
import { powerFormPath } from '../../pages/paths.ts';
import { redirect } from '../../pages/render.ts';

/** Leads from the public address of a PowerForm to its page, with all parameters. */
export function enterPowerForm({ method, url }: MockRequest): MockResponse | undefined {
  return method === 'GET' ? redirect(powerFormPath(splitUrl(url).search)) : undefined;
}
