import sqlite3InitModule, { type Database as Sqlite } from '@sqlite.org/sqlite-wasm';
import type { Offer } from '@/domain/offer';
import { createQueryWordParser } from '../oracle/queryWords';
import type { PeerKind } from './peer';
import { searchBySql } from './searchBySql';
import type { Database, Row } from './sqlDatabase';
import { quoteText } from './sqlDatabase';
import type { Column } from './sqlTables';
import { OFFER_ITEMS_TABLE, offersTable, planTables } from './sqlTables';

/** The trigram index does not find shorter words. */
const TRIGRAM = 3;

/** SQLite in WebAssembly, in memory, with its object-oriented API (https://sqlite.org/wasm/doc/trunk/api-oo1.md): rows
 *  inserted by prepared statements in one transaction, then indexes, then ANALYZE (https://sqlite.org/lang_analyze.html).
 *  Text by FTS5 with the trigram tokenizer, without its own copy of the text
 *  (https://sqlite.org/fts5.html#the_trigram_tokenizer); shorter words by a scan. */
export const sqlite: PeerKind = {
  name: 'sqlite-wasm FTS5',
  startsFrom: 'offers',
  imports: "export { default } from '@sqlite.org/sqlite-wasm';",
  files: ['@sqlite.org/sqlite-wasm/sqlite3.wasm'],
  build: async (shop) => {
    const sqlite3 = await sqlite3InitModule();
    const db = new sqlite3.oo1.DB(':memory:');
    const { naming, columns } = planTables(shop);
    fill(db, shop.offers, naming.numberOfItem, columns);
    const database: Database = {
      run: (sql) => void db.exec(sql),
      rows: (sql) => db.exec({ sql, rowMode: 'array', returnValue: 'resultRows' }) as unknown as readonly Row[],
      hasWord: (folded) =>
        [...folded].length < TRIGRAM
          ? `instr(text, ${quoteText(folded)}) > 0`
          : `id IN (SELECT rowid FROM texts WHERE texts MATCH ${quoteText(`"${folded.replaceAll('"', '""')}"`)})`,
      greater: 'max',
    };
    const parseQueryWords = createQueryWordParser(shop.names);
    return { search: (query) => searchBySql(database, naming, query, parseQueryWords(query.text)) };
  },
};

function fill(
  db: Sqlite,
  offers: readonly Offer[],
  numberOfItem: ReadonlyMap<string, number>,
  columns: readonly Column[],
): void {
  const insertInto = (table: string, width: number) => {
    const statement = db.prepare(`INSERT INTO ${table} VALUES (${Array(width).fill('?').join(', ')})`);
    return { insert: (row: Row) => void statement.bind([...row]).stepReset(), end: () => void statement.finalize() };
  };
  db.exec(offersTable(columns));
  db.exec(OFFER_ITEMS_TABLE);
  db.exec("CREATE VIRTUAL TABLE texts USING fts5(text, content='', tokenize='trigram case_sensitive 1')");
  db.transaction(() => {
    const offer = insertInto('offers', columns.length);
    const offerItems = insertInto('offer_items', 3);
    for (const [id, one] of offers.entries()) {
      offer.insert(columns.map(({ read }) => read(one, id)));
      for (const { item, level } of one.items) offerItems.insert([id, numberOfItem.get(item) ?? null, level]);
    }
    offer.end();
    offerItems.end();
    db.exec('INSERT INTO texts(rowid, text) SELECT id, text FROM offers');
  });
  db.exec('CREATE INDEX items_by_item ON offer_items (item, level, offer)');
  db.exec('CREATE INDEX items_by_offer ON offer_items (offer, item)');
  for (const facet of ['price', 'listed_at']) db.exec(`CREATE INDEX offers_by_${facet} ON offers (${facet})`);
  db.exec('ANALYZE');
}
