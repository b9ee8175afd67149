import { readFileSync } from 'node:fs';
import { splitUrl, type MockRequest, type MockResponse } from '@countersign/mock/core/server';
import { file, templateFile } from '../../../pages/render.ts';

let text: string | undefined;

/** Programs load the latest script, or that of a version. */
const scriptPath = /^\/clickapi\/sdk\/[\w.-]{1,40}\/docusign-click\.js$/;

/** Serves the script that sites show agreements with; undefined for other addresses. */
export function serveScript({ method, url }: MockRequest): MockResponse | undefined {
  if (method !== 'GET' || !scriptPath.test(splitUrl(url).path)) return undefined;
  text ??= readFileSync(templateFile('click-sdk.js'), 'utf8');
  return file(200, 'text/javascript; charset=utf-8', text, {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
