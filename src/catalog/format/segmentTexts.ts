import type { WordLines } from './wordLines';

/** The decoded texts of a segment: row i belongs to the offer of row i of its columns. */
export type SegmentTexts = { readonly offers: number; readonly titles: WordLines; readonly notes: WordLines };
