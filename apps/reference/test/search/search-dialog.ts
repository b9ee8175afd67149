import type { Locator, Page } from 'playwright-core';

/** The search of a page, by the roles that people meet. */
export interface SearchDialog {
  button: Locator;
  dialog: Locator;
  input: Locator;
  options: Locator;
  /** The line with the status of a query. */
  status: Locator;
}

/** Finds the search of a page. */
export function findSearch(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    button: page.getByRole('banner').getByRole('button', { name: 'Search' }),
    dialog,
    input: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
  };
}

/** Opens the search of a page and types a query. */
export async function searchFor(page: Page, query: string): Promise<SearchDialog> {
  const search = findSearch(page);
  await search.button.click();
  await search.input.pressSequentially(query);
  return search;
}
