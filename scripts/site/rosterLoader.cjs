const writeLists = require('./writeLists.cjs');

/** Separators of rows, cells and entries of a cell. */
const [ROW, CELL, ENTRY] = ['\n', ';', '|'];

/** Webpack loader for rosters and what is built from them: id, kind, rarity and group become one text per column, names and nicknames one
 *  text for all rows, which are split when the module runs. As JSON, the quotes and brackets of every row would weigh on the page
 *  (docs/benchmarks.md).
 *  @throws  Error for a cell that contains a separator */
module.exports = function rosterLoader(source) {
  const { items, readings, words, ...rest } = JSON.parse(source);
  const own = Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  if (readings !== undefined) {
    const rows = write(readings.map((row) => join(row, CELL, ROW)));
    return `const s=(words)=>words.split("|");export default {${own},words:${writeLists(words)},readings:${rows}.split("\\n").map((row)=>row===""?[]:row.split(";"))}`;
  }
  const columns = [0, 1, 2, 3].map((index) => write(items.map((row) => join([row[index] ?? ''], CELL, ROW))));
  const names = write(
    items.map(([, , , , zh, ja, en, aliases]) => join([zh, ja, en, join(aliases, ENTRY, CELL)], CELL, ROW)),
  );
  return `const [ids,kinds,rarities,groups]=[${columns}].map((column)=>column.split("\\n"));
export default {${own},items:${names}.split("\\n").map((row,index)=>{
const [zh,ja,en,aliases]=row.split(";");
return [ids[index],kinds[index],rarities[index]||null,groups[index]||null,zh,ja,en,aliases===""?[]:aliases.split("|")];
})}`;
};

function write(rows) {
  return JSON.stringify(rows.join(ROW));
}

function join(cells, separator, outer) {
  const invalid = cells.find((cell) => cell.includes(separator) || cell.includes(outer));
  if (invalid !== undefined) throw new Error(`a roster cannot contain a separator: ${invalid}`);
  return cells.join(separator);
}
