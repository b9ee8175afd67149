import type { Page } from 'playwright-core';

/**
 * Finds the least readable text of a page: its contrast by WCAG 2, from 1 to 21, against its
 * background.
 */
export async function lowestContrast(page: Page): Promise<{ ratio: number; text: string }> {
  return page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('there is no canvas');

    /** The luminance of colours that lie on one another, the lowest first. */
    function luminance(colours: string[]): number {
      if (context === null) return 0;
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    let lowest = { ratio: 21, text: '' };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null || !parent.checkVisibility()) continue;
      const under: string[] = [];
      for (let element: Element | null = parent; element !== null; element = element.parentElement)
        under.unshift(getComputedStyle(element).backgroundColor);
      const ground = luminance(under);
      const ink = luminance([...under, getComputedStyle(parent).color]);
      const ratio = (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05);
      if (ratio < lowest.ratio) lowest = { ratio, text };
    }
    return lowest;
  });
}
