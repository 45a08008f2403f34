/** All docs in the order of a column, ascending or descending. */
export type DocOrder = (descending: boolean) => Uint32Array;

/** Orders docs by a column, each direction sorted when it is first asked for and kept. Docs without a value (NaN) come
 *  last in both; docs of equal value come in doc order in both, so that every order is total.
 *  @param values  one a doc */
export function orderDocs(values: Float64Array): DocOrder {
  const orders = new Map<boolean, Uint32Array>();
  return (descending) => {
    const known = orders.get(descending);
    if (known !== undefined) return known;
    const order = sortDocs(values, descending ? -1 : 1);
    orders.set(descending, order);
    return order;
  };
}

function sortDocs(values: Float64Array, direction: 1 | -1): Uint32Array {
  const keys = values.map((value) => (Number.isNaN(value) ? Number.MAX_VALUE : value * direction));
  return Uint32Array.from(keys.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b);
}
