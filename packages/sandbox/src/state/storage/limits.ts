/** How many connections to PostgreSQL a process has at most. */
export const mostConnections = 10;
