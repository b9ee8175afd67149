export { newDatabase } from './new-database.ts';
export { startPostgres, type Postgres } from './start-postgres.ts';
