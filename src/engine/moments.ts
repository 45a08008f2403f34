/** Moments in milliseconds since 1970, in four bytes each where all of them are whole minutes or whole seconds. */
export type Moments = { readonly unit: number; readonly counts: Int32Array | Float64Array };

const UNITS = [60_000, 1_000];

/** Keeps moments in the smallest form that holds them all. */
export function keepMoments(moments: Float64Array): Moments {
  const unit = UNITS.find((one) => moments.every((moment) => Math.abs(moment / one) < 2 ** 31 && moment % one === 0));
  if (unit === undefined) return { unit: 1, counts: moments };
  return { unit, counts: Int32Array.from(moments, (moment) => moment / unit) };
}

/** The moment of a place, in milliseconds since 1970. */
export function momentAt({ unit, counts }: Moments, at: number): number {
  return counts[at]! * unit;
}
