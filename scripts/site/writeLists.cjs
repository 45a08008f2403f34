/** Writes a value as JavaScript, in which a list of words is one text that the function `s` splits. */
module.exports = function writeLists(value) {
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && !one.includes('|')))
    return `s(${JSON.stringify(value.join('|'))})`;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  return `{${Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${writeLists(one)}`)}}`;
};
