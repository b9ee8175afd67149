import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * Makes an empty database.
 * @param server the address of a PostgreSQL, without a database
 * @returns the address with it
 */
export async function newDatabase(server: string): Promise<string> {
  const name = `made_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}
