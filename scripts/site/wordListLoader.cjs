const writeLists = require('./writeLists.cjs');

/** Webpack loader for the word lists of the query parser: lists of words become one text each, which is split when the module runs. Quotes and
 *  commas between the words would weigh on the page (docs/benchmarks.md). */
module.exports = function wordListLoader(source) {
  return `const s=(words)=>words.split("|");export default ${writeLists(JSON.parse(source))};`;
};
