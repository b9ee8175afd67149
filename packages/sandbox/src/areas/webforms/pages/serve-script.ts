import { readFileSync } from 'node:fs';
import { splitUrl, type MockRequest, type MockResponse } from '@countersign/mock/core/server';
import { file, templateFile } from '../../../pages/render.ts';
import { scriptPath } from './form-path.ts';

let text: string | undefined;

/** Serves the script that sites show forms with; undefined for other addresses. */
export function serveScript({ method, url }: MockRequest): MockResponse | undefined {
  if (method !== 'GET' || splitUrl(url).path !== scriptPath) return undefined;
  text ??= readFileSync(templateFile('web-form-bundle.js'), 'utf8');
  return file(200, 'text/javascript; charset=utf-8', text, {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
