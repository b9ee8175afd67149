/**
 * Limits of the sandbox for outside input, in addition to those that it shares with the mock
 * (`limits` of `@countersign/mock/core/outside`).
 */
export const sandboxLimits = {
  /** A seed in YAML. Its parser makes some objects of each word and space, which takes a second here. */
  yaml: { words: 600_000, depth: 200 },
  /** A file of CSV. The largest of the service has 2,000 rows; a row has a column for each setting. */
  csv: { cells: 1_000_000, cellsOfRow: 10_000, bytesOfRow: 100_000 },
  /** A file of texts of a brand, and a header in XML. */
  xml: { elements: 20_000, depth: 50 },
  /** A ZIP of templates: the bytes of all files in it, unpacked. */
  templates: { bytes: 128 * 1024 * 1024 },
  /**
   * A snapshot file: the maximum ratio of its unpacked to its packed size, and the size that is
   * allowed in any case.
   */
  snapshot: { ratio: 100, least: 16 * 1024 * 1024, bytes: 512 * 1024 * 1024 },
  /** The JSON in it: an object around a text, and the text. */
  snapshotEnvelope: { depth: 1, values: 20, items: 20 },
  snapshotContent: { depth: 5, values: 5_000_000, items: 2_000_000 },
  /** The settings of a tenant, and the notes of a job. */
  snapshotSettings: { depth: 10, values: 10_000, items: 10_000 },
} as const;
