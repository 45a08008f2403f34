/** Milliseconds since 1970, in four bytes each where all are whole minutes or whole seconds. */
export type Timestamps = { readonly unit: number; readonly counts: Int32Array | Float64Array };

const UNITS = [60_000, 1_000];

/** Encodes timestamps in the smallest form that holds them all. */
export function encodeTimestamps(timestamps: Float64Array): Timestamps {
  for (const unit of UNITS) {
    const counts = new Int32Array(timestamps.map((timestamp) => timestamp / unit));
    // A value that does not fit into 32 bits is stored as a different one.
    if (counts.every((count, i) => count * unit === timestamps[i])) return { unit, counts };
  }
  return { unit: 1, counts: timestamps };
}

/** Returns the timestamp at an index, in milliseconds since 1970. */
export function timestampAt({ unit, counts }: Timestamps, index: number): number {
  return counts[index]! * unit;
}
