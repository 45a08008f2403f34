const writeLists = require('./writeLists.cjs');

/** Webpack loader for the word lists of the query parser: lists of words become one text each, which is split when the module runs. Quotes and
 *  commas between the words would weigh on the page (docs/benchmarks.md). Words that end alike are neighbours, which compresses better; their
 *  order in a list has no meaning. */
module.exports = function wordListLoader(source) {
  const lists = JSON.parse(source, (_key, value) => (isWords(value) ? [...value].sort(byEnding) : value));
  return `const s=(words)=>words.split("|");export default ${writeLists(lists)};`;
};

function isWords(value) {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function byEnding(a, b) {
  return reversed(a) < reversed(b) ? -1 : 1;
}

function reversed(word) {
  return Array.from(word).reverse().join('');
}
