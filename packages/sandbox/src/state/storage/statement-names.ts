/** Names the statements that come again, so that PostgreSQL parses and plans them only once. */
export interface StatementNames {
  /** Finds the name of a statement; undefined if it is not prepared. */
  find(text: string): string | undefined;
}

/** The maximum number of named statements, as each connection keeps them all. */
const mostNamed = 400;

/** The maximum number of remembered statements that were used once. */
const mostSeen = 2000;

/** Longer ones have a list of values in them, and rarely come again. */
const longest = 4000;

/** Statements that read or change rows; others, such as those that begin a transaction, cannot be prepared. */
const preparable = /^\s*(?:select|insert|update|delete|with)\b/i;

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let seen = new Set<string>();
  return {
    find(text) {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (names.size >= mostNamed || text.length > longest) return undefined;
      if (!seen.has(text)) {
        if (seen.size >= mostSeen) seen = new Set();
        seen.add(text);
        return undefined;
      }
      if (!preparable.test(text)) return undefined;
      seen.delete(text);
      const name = `countersign_${names.size}`;
      names.set(text, name);
      return name;
    },
  };
}
