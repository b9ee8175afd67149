import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { isWholeFile } from './area.ts';

/**
 * Requires that every object with fields is a file of its own under `schemas/`. Generators name
 * types after these files; an object that is written inside an operation, a parameter or another
 * schema would get an invented name. Only the parts of an `allOf`, which end up as fields of the
 * whole, may be inline.
 */
export const noInlineObjects: Oas3Rule = () => ({
  Schema({ properties, allOf }, { location, report }) {
    if (properties === undefined && allOf === undefined) return;
    if (inSchemas(location) && (isWholeFile(location) || isPart(location))) return;
    const message = `an inline object at \`${location.pointer}\`; move it to a file under \`schemas/\` and reference it`;
    report({ message, location: location.child([properties ? 'properties' : 'allOf']).key() });
  },
});

function inSchemas({ source }: Location): boolean {
  return /[\\/]schemas[\\/]/.test(source.absoluteRef);
}

/** Reports whether a schema is a part of the `allOf` that makes up its file, at any depth. */
function isPart({ pointer }: Location): boolean {
  return /^#(\/allOf\/\d+)+$/.test(pointer);
}
