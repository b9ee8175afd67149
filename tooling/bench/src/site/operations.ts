import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Content } from './in-page.ts';

/** The bundle whose pages are compared. */
export const area = 'esign-v2.1';
export const bundle = fileURLToPath(import.meta.resolve('@countersign/specs/esign-v2.1.json'));

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.tuple([z.string()]),
});
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** A page that shows an operation: its path at the server, and what shows that it is there. */
export interface OperationPage {
  path: string;
  content: Content;
}

/** The pages of an operation, ours and Redoc's. */
export function findPages(id: string): { ours: OperationPage; redoc: OperationPage } {
  const { paths } = document.parse(JSON.parse(readFileSync(bundle, 'utf8')));
  const found = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`${area} has no operation ${id}.`);
  const { summary: title, tags } = found;
  return {
    ours: {
      path: `/reference/${area}/operations/${id}/`,
      content: { title, section: 'Answers' },
    },
    redoc: {
      path: `/redoc/#/${[...tags, id].join('/').toLowerCase()}`,
      content: { title, section: 'Responses' },
    },
  };
}
