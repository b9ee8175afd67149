/** How many rows go in one transaction, so that no request waits long for it. */
export const mostRows = 200;
