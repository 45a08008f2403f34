/** The names of yes/no values in queries. */
export function nameOfValue(value: string | boolean): string {
  return typeof value === 'string' ? value : value ? 'yes' : 'no';
}
