import { maxNames } from '@/query-parser/tokens/maxNames';
import { reviseCounts } from '@/query-parser/tokens/reviseCounts';
import { bindListingPrice } from './bindListingPrice';
import { findMissing } from './findMissing';
import { findOutdated } from './findOutdated';
import { readAbsence } from './readAbsence';
import { readStock } from './readStock';
import { reviseAmount, skipFormerAmount } from './reviseAmount';

/** Rules that only listings need. A page that parses wishes does not load them. */
export const LISTING_RULES = {
  bindListingPrice,
  findMissing,
  findOutdated,
  maxNames,
  readAbsence,
  readStock,
  reviseAmount,
  reviseCounts,
  skipFormerAmount,
};

export type ListingRules = typeof LISTING_RULES;
