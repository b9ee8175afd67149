import { type DocumentName, extensionOf } from '../../document-name.ts';
import { detectKind } from '../../detect-kind.ts';
import { type FileKind, isSupportedFileType, kindOf } from '../../file-types.ts';
import { limits } from '../../limits.ts';

/** The kinds that LibreOffice can read, with an extension that each of their files can have. */
const officeKinds: Partial<Record<FileKind, string>> = {
  doc: 'doc',
  odt: 'odt',
  ppt: 'ppt',
  pptx: 'pptx',
  rtf: 'rtf',
  sheet: 'xls',
  wpd: 'wpd',
};

/**
 * Finds the extension under which LibreOffice is to convert a document; undefined where it is not to:
 * the document is of another kind, or a sheet that reaches too far.
 */
export async function officeExtension(
  bytes: Uint8Array,
  document: DocumentName,
): Promise<string | undefined> {
  const own = extensionOf(document);
  const kind = detectKind(bytes, own);
  if (kind === undefined) return undefined;
  const isOwn = isSupportedFileType(own) && kindOf(own) === kind;
  const extension = officeKinds[kind];
  if (extension === undefined) return undefined;
  if (kind === 'sheet' && (await reachesTooFar(bytes))) return undefined;
  return isOwn ? own : extension;
}

/**
 * Reports whether a sheet of a workbook has more cells between its first and its last than LibreOffice
 * can go through. One cell in the last corner is enough, which the size of the file does not show.
 */
async function reachesTooFar(bytes: Uint8Array): Promise<boolean> {
  const { read } = await import('./sheetjs.ts');
  try {
    const { Sheets: sheets } = read(Buffer.from(bytes), {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
    });
    return Object.values(sheets).some(({ '!data': rows = [] }) => {
      const columns = rows.reduce((most, row) => Math.max(most, row?.length ?? 0), 0);
      return rows.length * columns > limits.officeCells;
    });
  } catch {
    // LibreOffice may read what this cannot.
    return false;
  }
}
