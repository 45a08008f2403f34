/** Reads the path of the site on its host from the setting `PUBLIC_PATH`, as Umi's own setting is called.
 *  @returns  with a slash at both ends; `/` if the setting is missing or empty
 *  @throws   Error with the expected form for any other value */
export function readBasePath(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const value = env.PUBLIC_PATH?.trim() || '/';
  if (!/^\/(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/.test(value)) {
    throw new Error(`PUBLIC_PATH must be a path with a slash at both ends, such as /shop/: ${value}`);
  }
  return value;
}
