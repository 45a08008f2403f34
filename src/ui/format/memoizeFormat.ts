/** Memoises the constructors of Intl formats, which cost more than formatting. */
export function memoizeFormat<A extends readonly (string | number | boolean)[], F>(
  create: (...settings: A) => F,
): (...settings: A) => F {
  const formats = new Map<string, F>();
  return (...settings) => {
    const key = settings.join('|');
    const found = formats.get(key) ?? create(...settings);
    formats.set(key, found);
    return found;
  };
}
