/**
 * Writes a PDF of these objects, of which the first is its catalog, with a cross-reference table.
 * @param trailer more entries of its trailer
 */
export function writePdf(objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let at = 9;
  const rows = objects.map((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    const row = `${String(at).padStart(10, '0')} 00000 n \n`;
    parts.push(part);
    at += part.length;
    return row;
  });
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
