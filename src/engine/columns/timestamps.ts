/** Moments in milliseconds since 1970, in four bytes each where all of them are whole minutes or whole seconds. */
export type Moments = { readonly unit: number; readonly counts: Int32Array | Float64Array };

const UNITS = [60_000, 1_000];

/** Keeps moments in the smallest form that holds them all. */
export function encodeTimestamps(moments: Float64Array): Moments {
  for (const unit of UNITS) {
    const counts = new Int32Array(moments.map((moment) => moment / unit));
    // What does not fit in 32 whole bits comes back as something else.
    if (counts.every((count, at) => count * unit === moments[at])) return { unit, counts };
  }
  return { unit: 1, counts: moments };
}

/** The moment of a place, in milliseconds since 1970. */
export function momentAt({ unit, counts }: Moments, at: number): number {
  return counts[at]! * unit;
}
