/** Webpack loader for the word lists of the query parser: lists of words become one text each, which is split when the module runs. Quotes and
 *  commas between the words would weigh on the page (docs/benchmarks.md). */
module.exports = function wordListLoader(source) {
  const write = (value) => {
    if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && !one.includes('|')))
      return `s(${JSON.stringify(value.join('|'))})`;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
    return `{${Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${write(one)}`)}}`;
  };
  return `const s=(words)=>words.split("|");export default ${write(JSON.parse(source))};`;
};
