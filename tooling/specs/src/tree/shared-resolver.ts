import { BaseResolver, type Document, type Source } from '@redocly/openapi-core';

/** Files that have been parsed, by their paths. */
export type Parsed = Map<string, Document>;

/**
 * Reads the files of a tree for several uses of it, and parses each of them once. Each use has its
 * own resolver, and so its own copy of the parsed files: the bundler changes its input.
 */
export class SharedResolver extends BaseResolver {
  readonly #parsed: Parsed;

  constructor(parsed: Parsed) {
    super();
    this.#parsed = parsed;
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const known = this.#parsed.get(source.absoluteRef);
    const document =
      known?.source.body === source.body
        ? known
        : parse(source, () => super.parseDocument(source, isRoot));
    this.#parsed.set(source.absoluteRef, document);
    return { source, parsed: structuredClone(document.parsed) };
  }
}

/** A bundle is JSON, whose own parser is many times as fast as that of YAML. */
function parse(source: Source, parseYaml: () => Document): Document {
  if (!source.absoluteRef.endsWith('.json')) return parseYaml();
  try {
    return { source, parsed: JSON.parse(source.body) };
  } catch {
    // The parser of YAML says where the fault is.
    return parseYaml();
  }
}
