import type { Schemas } from '../api/control.ts';

/** All links of a message: that of its button, and those in its text. */
export function listLinks({ link, text }: Schemas['Mail']): string[] {
  const inText = text.flatMap(
    (paragraph) => paragraph.match(/https?:\/\/[^\s<>"]*[^\s<>".,;:)]/g) ?? [],
  );
  return [...new Set([...(link === undefined ? [] : [link]), ...inText])];
}

/** The headers of a source, each on one line. */
export function readHeaders(source: string): [name: string, value: string][] {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  return head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line) => {
      const [name = '', value = ''] = line.split(/:\s*(.*)/s);
      return [name, value];
    });
}
