import { createHash } from 'node:crypto';
import { Ajv, _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { formats } from '../src/core/engine/formats.ts';
import type { SchemaSource } from '../src/core/engine/json-schema.ts';

/**
 * Compiles the validators of one area into one module of code, by AJV with the options that Prism
 * gives it. Schemas that several operations use are in it once.
 */
export class ValidatorModule {
  readonly #ajv: Ajv;
  readonly #names = new Set<string>();

  constructor(schemas: SchemaSource, { coerce }: { coerce: boolean }) {
    this.#ajv = new Ajv({
      allErrors: true,
      allowUnionTypes: true,
      allowMatchingProperties: true,
      strict: false,
      coerceTypes: coerce,
      // Prism says nothing of formats that it does not know, and lets them pass.
      logger: false,
      formats,
      // Small functions that refer to each other: in line, the module would be ten times as large.
      inlineRefs: false,
      code: {
        source: true,
        esm: true,
        formats: _`formats`,
      },
    });
    for (const [name, schema] of Object.entries(schemas))
      this.#ajv.addSchema({ ...linked(schema), $id: name });
  }

  /** Adds a validator under a name of its own. */
  add(name: string, schema: object): void {
    this.#ajv.addSchema({ ...linked(schema), $id: `own_${name}` });
    this.#names.add(name);
  }

  /** Adds a validator, or finds the one of a schema that is the same; gives its name. */
  share(schema: object): string {
    const name = `of_${createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 16)}`;
    if (!this.#names.has(name)) this.add(name, schema);
    return name;
  }

  /**
   * Returns the code. Its imports of AJV are bundled into it later (scripts/bundle.ts).
   * @throws Error if a reference leads nowhere; Prism would accept any value there
   */
  code(): string {
    const names = Object.fromEntries([...this.#names].map((name) => [name, `own_${name}`]));
    const code = standalone.default(this.#ajv, names);
    return `import { formats } from "../../core/engine/formats.js";\n${code}`;
  }
}

/** References from one component to another, as one `$id` to another. */
function linked(schema: object): object {
  const copy: object = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"'));
  return copy;
}
