import {
  loadOperation,
  loadSummaries,
  readIndex,
  type CompiledOperation,
} from '@countersign/mock/core/contract';
import { createServer, createSharedSteps } from '@countersign/mock/core/server';
import type { Note } from '@countersign/mock/core/traffic';
import { nearest } from '@countersign/mock/core/words';
import { z } from 'zod';
import type { AddTool } from './tool.ts';

/** Longer examples tell an assistant no more. */
const mostCharacters = 4000;

/** Adds the tools that need no sandbox, only the contract. */
export function addContractTools(tool: AddTool): void {
  tool(
    'search_reference',
    'Finds operations of the API by words: what they do, their names, or a part of the path.',
    {
      words: z.string().min(1).describe('Such as: void envelope, or recipients tabs.'),
      limit: z.int().min(1).max(50).default(10),
    },
    ({ words, limit }) => searchReference(words, limit),
  );
  tool(
    'describe_operation',
    'What an operation takes and answers: scopes, parameters, bodies and answers with examples.',
    { operation: z.string().describe('Its name from search_reference, such as Envelopes_create.') },
    ({ operation }) => describeOperation(operation),
  );
  tool(
    'check_request',
    'Says whether a request fits the contract, before a program sends it: what is wrong, what would be ignored, and what is not canonical. Nothing happens by it.',
    {
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      path: z
        .string()
        .startsWith('/')
        .describe('Path and query, such as /restapi/v2.1/accounts/1/envelopes?count=5.'),
      body: z.unknown().optional().describe('The body as JSON.'),
    },
    ({ method, path, body }) => checkRequest(method, path, body),
  );
}

async function searchReference(words: string, limit: number): Promise<object[]> {
  const wanted = words.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [];
  const { areas, routes } = readIndex();
  const summaries = new Map<string, Record<string, string>>();
  for (const { area } of areas) summaries.set(area, await loadSummaries({ area }));
  return routes
    .map((route) => {
      const summary = summaries.get(route.area)?.[route.id] ?? '';
      const name = route.id.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase();
      const texts = [name, summary.toLowerCase(), `${route.area}${route.path}`.toLowerCase()];
      const found = wanted.filter((word) => texts.some((text) => text.includes(stem(word))));
      // Short texts that have all words are about them.
      const rank = found.length - (summary.length + name.length) / 1000;
      return { rank, found: found.length, ...route, summary };
    })
    .filter(({ found }) => found > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, limit)
    .map(({ id, method, path, area, summary }) => ({ operation: id, method, path, area, summary }));
}

/** A word without the ends that it has in other forms. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/u, '') : word;
}

async function describeOperation(id: string): Promise<object> {
  const { routes } = readIndex();
  const route = routes.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (route === undefined) {
    const names = routes.map((one) => one.id);
    throw new Error(
      `There is no operation ${id}. The nearest name is ${nearest(id, names) ?? 'not near'}; search_reference finds others.`,
    );
  }
  const compiled = await loadOperation(route);
  const { summary, scopes, deprecated, parameters, body, responses } = {
    summary: (await loadSummaries(route))[route.id],
    ...compiled,
  };
  return {
    operation: route.id,
    summary,
    method: route.method,
    path: route.path,
    area: route.area,
    scopes,
    ...(deprecated && { deprecated }),
    parameters: parameters.map(({ in: place, name, example }) => ({ in: place, name, example })),
    ...(body !== undefined && {
      body: { required: body.required, examples: examplesOf(body.contents) },
    }),
    answers: responses.map(({ code, contents }) => ({
      status: code,
      examples: code.startsWith('2') ? examplesOf(contents) : undefined,
    })),
  };
}

type Contents = CompiledOperation['responses'][number]['contents'];

function examplesOf(contents: Contents): object[] {
  return contents.map(({ mediaType, examples: [first] }) => {
    const text = JSON.stringify(first?.value) ?? '';
    const isShort = first?.base64 !== true && text.length <= mostCharacters;
    return { mediaType, example: isShort ? first?.value : 'left out, since it is large' };
  });
}

/** Has a server in this process read a request, which answers nothing to it. */
async function checkRequest(method: string, path: string, body: unknown): Promise<object> {
  const { contract, recorder, record, readRequest } = createSharedSteps({}, { server: 'mock' });
  let notes: readonly Note[] = [];
  const server = createServer({
    contract,
    pages: [],
    around: [record],
    steps: [
      async (context) => {
        try {
          return await readRequest(context);
        } finally {
          // Also where it refuses the request.
          ({ notes } = context);
        }
      },
      () => ({ status: 204, headers: {}, body: '' }),
    ],
    liveHeaders: undefined,
  });
  const isSent = body !== undefined && method !== 'GET';
  const { ok, status } = await server.fetch(new URL(path, 'https://check.example'), {
    method,
    ...(isSent && {
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  });
  const [exchange] = recorder.recent();
  return {
    fits: ok,
    operation: exchange?.operation,
    ...(!ok && { status, problem: exchange?.problem }),
    violations: exchange?.findings ?? [],
    ignored: notes.filter(({ rule }) => rule === 'unknown'),
    notCanonical: notes.filter(({ rule }) => rule !== 'unknown'),
  };
}
