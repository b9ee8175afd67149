/** The maximum number of connections to PostgreSQL per process. */
export const mostConnections = 10;
