import { createRequire } from 'node:module';
import type { Offer } from '@/domain/offer';
import { createQueryWordParser } from '../oracle/queryWords';
import type { PeerKind } from './peer';
import { searchBySql } from './searchBySql';
import type { Database, Row } from './sqlDatabase';
import { quoteText } from './sqlDatabase';
import type { Column } from './sqlTables';
import { OFFER_ITEMS_TABLE, offersTable, planTables } from './sqlTables';

/** The parts of the library in use; it is not a dependency of the project (README.md). */
type Arrow = {
  readonly tableFromArrays: (
    columns: Readonly<Record<string, readonly unknown[] | Int32Array | Float64Array>>,
  ) => unknown;
};
type Connection = {
  readonly query: (sql: string) => {
    readonly numRows: number;
    readonly schema: { readonly fields: readonly unknown[] };
    readonly getChildAt: (column: number) => { readonly get: (row: number) => unknown } | null;
  };
  readonly insertArrowTable: (table: unknown, options: { readonly name: string }) => void;
};
type DuckDb = {
  readonly createDuckDB: (bundles: unknown, logger: unknown, runtime: unknown) => Promise<Bindings>;
  readonly VoidLogger: new () => unknown;
  readonly NODE_RUNTIME: unknown;
};
type Bindings = { readonly instantiate: () => Promise<unknown>; readonly connect: () => Connection };

/** DuckDB in WebAssembly: the blocking build for Node, single-threaded as in browsers without shared memory. Data is inserted as
 *  Arrow tables (https://duckdb.org/docs/stable/clients/wasm/data_ingestion). Analytic queries need no index, and zone maps find
 *  sorted rows (https://duckdb.org/docs/stable/guides/performance/indexing), so the rows of items are sorted by item. Text is
 *  scanned. */
export const duckdb: PeerKind = {
  name: 'duckdb-wasm',
  startsFrom: 'offers',
  imports: "export { AsyncDuckDB, selectBundle, ConsoleLogger } from '@duckdb/duckdb-wasm';",
  files: ['@duckdb/duckdb-wasm/dist/duckdb-eh.wasm', '@duckdb/duckdb-wasm/dist/duckdb-browser-eh.worker.js'],
  build: async (shop) => {
    const require = createRequire(import.meta.url);
    const library = require('@duckdb/duckdb-wasm/blocking') as DuckDb;
    const arrow = createRequire(require.resolve('@duckdb/duckdb-wasm/blocking'))('apache-arrow') as Arrow;
    const mainModule = (build: string) => require.resolve(`@duckdb/duckdb-wasm/dist/duckdb-${build}.wasm`);
    const bundles = {
      mvp: { mainModule: mainModule('mvp'), mainWorker: '' },
      eh: { mainModule: mainModule('eh'), mainWorker: '' },
    };
    const bindings = await library.createDuckDB(bundles, new library.VoidLogger(), library.NODE_RUNTIME);
    await bindings.instantiate();
    const connection = bindings.connect();
    const { naming, columns } = planTables(shop);
    fill(connection, arrow, shop.offers, naming.numberOfItem, columns);
    const database: Database = {
      run: (sql) => void connection.query(sql),
      rows: (sql) => rowsOf(connection.query(sql)),
      hasWord: (folded) => `contains(text, ${quoteText(folded)})`,
      greater: 'greatest',
    };
    const parseQueryWords = createQueryWordParser(shop.names);
    return { search: (query) => searchBySql(database, naming, query, parseQueryWords(query.text)) };
  },
};

function fill(
  connection: Connection,
  { tableFromArrays }: Arrow,
  offers: readonly Offer[],
  numberOfItem: ReadonlyMap<string, number>,
  columns: readonly Column[],
): void {
  const columnArrays = columns.map(({ name, type, read }) => {
    const values = offers.map(read);
    const isWhole = type !== 'TEXT' && values.every((value) => value !== null);
    return [name, isWhole ? Float64Array.from(values as readonly number[]) : values] as const;
  });
  const offerItems = offers.flatMap(({ items }, offer) =>
    items.map(({ item, level }) => [offer, numberOfItem.get(item) ?? -1, level]),
  );
  const itemColumn = (index: number) => Int32Array.from(offerItems, (row) => row[index] ?? 0);
  const stagedOffers = tableFromArrays(Object.fromEntries(columnArrays));
  connection.insertArrowTable(stagedOffers, { name: 'staged_offers' });
  const stagedItems = tableFromArrays({ offer: itemColumn(0), item: itemColumn(1), level: itemColumn(2) });
  connection.insertArrowTable(stagedItems, { name: 'staged_items' });
  connection.query(offersTable(columns));
  connection.query('INSERT INTO offers SELECT * FROM staged_offers');
  connection.query(OFFER_ITEMS_TABLE);
  connection.query('INSERT INTO offer_items SELECT * FROM staged_items ORDER BY item, offer');
  for (const table of ['staged_offers', 'staged_items']) connection.query(`DROP TABLE ${table}`);
}

function rowsOf(table: ReturnType<Connection['query']>): readonly Row[] {
  const columns = table.schema.fields.map((_, index) => table.getChildAt(index));
  return Array.from({ length: table.numRows }, (_, row) =>
    columns.map((column) => {
      const value = column?.get(row) ?? null;
      return typeof value === 'bigint' ? Number(value) : (value as string | number | null);
    }),
  );
}
