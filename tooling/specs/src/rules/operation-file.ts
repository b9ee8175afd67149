import type { Oas3Rule } from '@redocly/openapi-core';
import { fileIn, folderOf, isWholeFile } from './area.ts';

/**
 * Requires that an operation has exactly one tag, that its operationId is `<tag>_<operation>`, and
 * that it is the whole of the file `resources/<tag>/<operation>.yaml`. So the ID leads to the file,
 * and generators find the resource in the ID. If the service has one operation at two addresses,
 * the second one ends in `_0`, as in its own listing.
 */
export const operationFile: Oas3Rule = () => {
  let area = '';
  return {
    Root(_root, { location }) {
      area = folderOf(location);
    },
    Paths: {
      Operation({ tags = [], operationId = '' }, { location, report }) {
        const [tag] = tags;
        if (tag === undefined || tags.length > 1) {
          const message = `the operation has ${tags.length} tags; exactly one is required`;
          report({ message, location: location.child(['tags']).key() });
          return;
        }
        const [resource, name] = partsOf(operationId);
        if (resource !== tag || !name) {
          const message = `the operationId \`${operationId}\` does not fit the tag; make it \`${tag}_<operation>\``;
          report({ message, location: location.child(['operationId']) });
          return;
        }
        const expectedFile = `resources/${tag}/${name}.yaml`;
        const file = fileIn(area, location);
        if (file === expectedFile && isWholeFile(location)) return;
        const message = `\`${operationId}\` is in \`${file}\`; move it to its own file \`${expectedFile}\``;
        report({ message, location: location.child(['operationId']) });
      },
    },
  };
};

function partsOf(operationId: string): readonly (string | undefined)[] {
  return /^([^_]+)_([^_]+(?:_\d)?)$/.exec(operationId)?.slice(1) ?? [];
}
