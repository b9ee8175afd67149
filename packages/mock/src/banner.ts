import { loadOperation, readIndex } from './operations.js';

/** What the server prints when it listens: what is served where, and one line to try. */
export async function banner(url: string, reference: boolean): Promise<string> {
  const { areas, routes } = readIndex();
  const served = areas.map(({ area, title }) => {
    const count = routes.filter((route) => route.area === area).length;
    return `  ${title.padEnd(36)}${String(count).padStart(4)} ${count === 1 ? 'operation' : 'operations'}\n`;
  });
  const path = await examplePath('Envelopes_get');
  return [
    `Countersign serves ${routes.length} operations at ${url}, with and without /restapi.\n\n`,
    ...served,
    `\n  Health     ${url}/healthz\n`,
    reference ? `  Reference  ${url}/reference/\n` : '',
    `\nTry it:\n  curl -H 'Authorization: Bearer any-token' ${url}/restapi${path}\n\nCtrl-C ends it.\n`,
  ].join('');
}

/** The path of an operation, filled in with the examples that the spec gives its parameters. */
async function examplePath(id: string): Promise<string> {
  const route = readIndex().routes.find((candidate) => candidate.id === id);
  if (route === undefined) return '/service_information';
  const { operation } = await loadOperation(route);
  return route.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = operation.request?.path?.find((candidate) => candidate.name === name);
    const example = parameter?.examples?.[0];
    return example !== undefined && 'value' in example ? String(example.value) : name;
  });
}
