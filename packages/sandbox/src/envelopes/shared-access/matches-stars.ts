/**
 * Whether a text holds a search text, in which `*` stands for anything. Each piece between stars is
 * searched for behind the one before; the earliest place is always the best one, so nothing is
 * tried twice.
 */
export function matchesStars(search: string, text: string): boolean {
  let from = 0;
  for (const piece of search.split('*')) {
    const at = text.indexOf(piece, from);
    if (at === -1) return false;
    from = at + piece.length;
  }
  return true;
}
