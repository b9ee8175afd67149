// The run-time imports from Kysely, in one module: the build bundles it, as loading its 250 small
// files takes longer than the rest of a start.
export {
  CompiledQuery,
  expressionBuilder,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  SqliteDialect,
} from 'kysely';
