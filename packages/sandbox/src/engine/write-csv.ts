import { stringify } from 'csv-stringify/sync';

/** Writes rows as CSV with quotes around every value, as the service does. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );
}
