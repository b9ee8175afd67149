// What is used of Kysely at run time, in one module: the build bundles it, for two hundred and fifty
// small files take longer to find than all else that a start needs.
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
