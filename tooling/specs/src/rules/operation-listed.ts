import path from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { folderOf } from './area.ts';
import { operationsOf } from './methods.ts';
import { readOperationsList } from './operations-list.ts';

/**
 * Demands that every operation is in `operations.tsv`, the list of all that the service has, under
 * its area, tag and name and with the same method and path. The list comes from outside, so a slip
 * in a path shows here. With the option `complete: true`, every listed operation of the area must
 * be in the spec as well.
 */
export const operationListed: Oas3Rule = ({ complete }) => ({
  Root(root, context) {
    const { location, report } = context;
    const folder = folderOf(location);
    const area = path.basename(folder);
    const list = readOperationsList(path.join(folder, '..', 'operations.tsv'));
    if (list === undefined) {
      const message = `no \`operations.tsv\` with its five columns lies beside the folder \`${area}\`; put the list there`;
      report({ message, location: location.child(['openapi']).key() });
      return;
    }
    const listed = new Map(list.filter((row) => row.area === area).map((row) => [row.id, row]));
    const written = new Set<string>();
    for (const found of operationsOf(root, context)) {
      const id = found.operation.operationId ?? '';
      const here = `${found.method.toUpperCase()} ${found.path}`;
      const row = listed.get(id);
      written.add(id);
      if (row === undefined) {
        const message = `\`operations.tsv\` has no operation \`${id}\` of ${area}; mend the operationId or the list`;
        report({ message, location: found.location.child(['operationId']) });
      } else if (row.address !== here) {
        const message = `\`${id}\` is at ${here} here and at ${row.address} in \`operations.tsv\`; mend either`;
        report({ message, location: location.child(['paths', found.path, found.method]).key() });
      }
    }
    for (const { id, address } of complete === true ? listed.values() : [])
      if (!written.has(id)) {
        const message = `\`operations.tsv\` lists \`${id}\` at ${address}, which is missing here; write it`;
        report({ message, location: location.child(['paths']).key() });
      }
  },
});
