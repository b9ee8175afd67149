export { startPostgres, type Postgres } from './start-postgres.ts';
