/** What of a CycloneDX document in JSON is of interest here; what stands beside that is kept. */
export interface Bom {
  components: Component[];
  metadata: { tools?: unknown };
}

/** A package in a document. */
export interface Component {
  type: string;
  name: string;
  group?: string;
  version: string;
  purl: string;
  'bom-ref': string;
  licenses?: License[];
  [field: string]: unknown;
}

/** A licence by its SPDX identifier or by whatever name it has, or an SPDX expression. */
export type License = { license: { id?: string; name?: string } } | { expression: string };

/** The licences of a component as one SPDX expression; `undefined` where none is stated. */
export function expressionOf(licenses: License[] | undefined): string | undefined {
  const all = (licenses ?? []).map((one) =>
    'expression' in one ? one.expression : (one.license.id ?? one.license.name ?? ''),
  );
  return all.length === 0 ? undefined : all.join(' AND ');
}

/** The other way round. */
export function licensesOf(expression: string): License[] {
  return /\s/.test(expression) ? [{ expression }] : [{ license: { id: expression } }];
}
