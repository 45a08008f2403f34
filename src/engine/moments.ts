/** Moments in milliseconds since 1970, in four bytes each where all of them are whole minutes or whole seconds. */
export type Moments = { readonly unit: number; readonly counts: Int32Array | Float64Array };

const UNITS = [60_000, 1_000];

/** Keeps moments in the smallest form that holds them all. */
export function keepMoments(moments: Float64Array): Moments {
  for (const unit of UNITS) {
    const counts = new Int32Array(moments.length);
    let at = 0;
    // What does not fit in 32 whole bits comes back as something else.
    for (; at < moments.length; at++) {
      counts[at] = moments[at]! / unit;
      if (counts[at]! * unit !== moments[at]) break;
    }
    if (at === moments.length) return { unit, counts };
  }
  return { unit: 1, counts: moments };
}

/** The moment of a place, in milliseconds since 1970. */
export function momentAt({ unit, counts }: Moments, at: number): number {
  return counts[at]! * unit;
}
