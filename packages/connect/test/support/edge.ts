// Run by neutral.test.ts with --experimental-vm-modules: loads the package into a world that has
// the globals of an edge runtime and nothing of Node, and lets it sign and receive an event there.
import { readFileSync } from 'node:fs';
import { SourceTextModule, type Context, type Module } from 'node:vm';
import { EdgeVM } from '@edge-runtime/vm';

const [entry = '', message = ''] = process.argv.slice(2);
const { context } = new EdgeVM();
const modules = new Map<string, SourceTextModule>();

function load(url: string, within: Context): SourceTextModule {
  const known = modules.get(url);
  if (known !== undefined) return known;
  if (!url.startsWith('file:')) throw new Error(`${url} is not there on the edge`);
  const made = new SourceTextModule(readFileSync(new URL(url), 'utf8'), {
    identifier: url,
    context: within,
  });
  modules.set(url, made);
  return made;
}

function link(specifier: string, from: Module): SourceTextModule {
  return load(import.meta.resolve(specifier, from.identifier), context);
}

const script = `
  import { createListener, sign } from ${JSON.stringify(entry)};
  const events = [];
  const secrets = ['secret'];
  const listener = createListener({ secrets, onEvent: ({ event }) => events.push(event) });
  const body = ${JSON.stringify(message)};
  async function post(headers) {
    const request = new Request('https://edge.example/', { method: 'POST', headers, body });
    return (await listener.fetch(request)).status;
  }
  export const statuses = [
    await post(await sign(body, secrets)),
    await post(await sign(new TextEncoder().encode(body).buffer, ['other'])),
    await post({}),
  ];
  export { events };
  export const node = [typeof process, typeof Buffer, typeof require];
`;
const main = new SourceTextModule(script, { identifier: entry, context });
await main.link(link);
await main.evaluate();
process.stdout.write(JSON.stringify(main.namespace));
