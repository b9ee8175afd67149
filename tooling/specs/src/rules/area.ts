import path from 'node:path';
import type { Location } from '@redocly/openapi-core';

/** The folder that the document at a location lies in. */
export function folderOf(location: Location): string {
  return path.dirname(location.source.absoluteRef);
}

/** The file of a location as seen from a folder, with slashes on every system. */
export function fileIn(folder: string, location: Location): string {
  return path.relative(folder, location.source.absoluteRef).replaceAll(path.sep, '/');
}

/** Reports whether a location is a whole file rather than a part of one. */
export function isWholeFile(location: Location): boolean {
  return location.pointer === '#/';
}
