import { findMissing } from './findMissing';
import { findOutdated } from './findOutdated';
import { readAbsence } from './readAbsence';
import { readStock } from './readStock';

/** Rules that only listings need. A page that parses wishes does not load them. */
export const LISTING_RULES = { findMissing, findOutdated, readAbsence, readStock };

export type ListingRules = typeof LISTING_RULES;
