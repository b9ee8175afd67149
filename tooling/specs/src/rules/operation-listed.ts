import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { folderOf } from './area.ts';

const header = 'area\tresource\toperation\tmethod\tpath';

/**
 * Checks that every operation is in `operations.tsv`, the list of all operations of the service,
 * with its area, ID, method and path. With the option `complete: true`, every listed operation of
 * the area must be in the spec as well.
 */
export const operationListed: Oas3Rule = ({ complete }) => {
  /** The operations with method and path such as `GET /v2/roles`, and their places. */
  const written = new Map<string, { address: string; location: Location; key: Location }>();
  let route = '';
  return {
    Paths: {
      PathItem: {
        enter(_item, { key }) {
          route = String(key);
        },
        Operation({ operationId = '' }, { location, rawLocation, key }) {
          const address = `${String(key).toUpperCase()} ${route}`;
          const place = location.child(['operationId']);
          written.set(operationId, { address, location: place, key: rawLocation.key() });
        },
      },
    },
    Root: {
      leave(_root, { location, report }) {
        const folder = folderOf(location);
        const area = path.basename(folder);
        const listed = readList(path.join(folder, '..', 'operations.tsv'), area);
        if (listed === undefined) {
          const message = `there is no \`operations.tsv\` with its five columns next to the folder \`${area}\`; add it`;
          report({ message, location: location.child(['openapi']).key() });
          return;
        }
        for (const [id, { address, ...place }] of written) {
          const due = listed.get(id);
          if (due === undefined) {
            const message = `\`operations.tsv\` has no operation \`${id}\` of ${area}; correct the operationId or the list`;
            report({ message, location: place.location });
          } else if (due !== address) {
            const message = `\`${id}\` has the path ${address} here but ${due} in \`operations.tsv\`; correct one of them`;
            report({ message, location: place.key });
          }
        }
        for (const [id, address] of complete === true ? listed : [])
          if (!written.has(id)) {
            const message = `\`operations.tsv\` lists \`${id}\` at ${address}, which is missing here; add it`;
            report({ message, location: location.child(['paths']).key() });
          }
      },
    },
  };
};

/**
 * Reads method and path of each operation of an area, by ID. The paths are without the `/restapi`
 * that the servers of the specs add.
 * @returns undefined if there is no list with these columns
 */
function readList(file: string, area: string): Map<string, string> | undefined {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  const [columns, ...rows] = lines.filter(Boolean);
  if (columns !== header) return undefined;
  return new Map(
    rows
      .map((row) => row.split('\t'))
      .filter(([listedArea]) => listedArea === area)
      .map(([, resource, operation, method, route = '']) => [
        `${resource}_${operation}`,
        `${method} ${route.replace(/^\/restapi(?=\/)/, '')}`,
      ]),
  );
}
