/** By what one knows that a page shows an operation. */
export interface Content {
  /** The words of the heading of the operation. */
  title: string;
  /** The words of the heading of what it answers, which comes after. */
  section: string;
}

/** The mark in the page's own timeline, whose zero is the beginning of the navigation. */
export const shownMark = 'content shown';

/**
 * Runs in a page from its beginning: sets the mark once the heading of the operation stands in
 * the window, the section after it has its place, and the frame with both has been painted.
 */
export function watchContent({ title, section, mark }: Content & { mark: string }): void {
  const isShown = () => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')];
    const at = headings.findIndex((heading) => {
      if (heading.textContent?.trim() !== title) return false;
      const { top, bottom, width } = heading.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    return (
      at !== -1 &&
      headings.slice(at).some((heading) => {
        const isLaidOut = heading.getClientRects().length > 0;
        return isLaidOut && heading.textContent?.trim() === section;
      })
    );
  };
  const look = () => {
    if (!isShown()) requestAnimationFrame(look);
    // A frame is painted after its callbacks; what is put off until then comes after the paint.
    else setTimeout(() => performance.mark(mark));
  };
  requestAnimationFrame(look);
}
