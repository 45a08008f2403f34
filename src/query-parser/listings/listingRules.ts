import type { GameSpec } from '@/games/types';
import { isDenied } from '@/query-parser/amounts/isDenied';
import { openTarget } from '@/query-parser/amounts/openTarget';
import { readAbsence } from '@/query-parser/amounts/readAbsence';
import { readStock } from '@/query-parser/amounts/readStock';
import { reviseAmount, skipFormerAmount } from '@/query-parser/amounts/reviseAmount';
import type { NameSlot } from '@/query-parser/levels/nameSlot';
import type { TextPart } from '@/query-parser/text/textPart';
import type { Token } from '@/query-parser/text/token';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import { reviseCounts } from '@/query-parser/tokens/reviseCounts';
import { addVersions } from './addVersions';
import { bindColonLists } from './bindColonLists';
import { bindCounts } from './bindCounts';
import { bindForward } from './bindForward';
import { bindListingPrice } from './bindListingPrice';
import { bindRest } from './bindRest';
import { bindStock } from './bindStock';
import { defineByHeading } from './defineByHeading';
import { deny } from './deny';
import { findOutdated } from './findOutdated';
import { findRemaining } from './findRemaining';
import { findSpent } from './findSpent';
import { ignoreAbsent } from './ignoreAbsent';
import { isExplained } from './isExplained';
import { linkRest } from './linkRest';
import { LISTING_PHRASES } from './listingPhrases';
import { mergePlatforms } from './mergePlatforms';
import { readBrackets } from './readBrackets';
import { readChanges } from './readChanges';
import { readMaxedCounts } from './readMaxedCounts';
import { readMaxedNames } from './readMaxedNames';
import { readPoints } from './readPoints';
import { readTables } from './readTables';
import { skipAbsentVersions } from './skipAbsentVersions';
import { skipSpent } from './skipSpent';

/** Rules that only listings need. A page that parses wishes does not load them. */
export const LISTING_RULES = {
  bindListingPrice,
  defineByHeading,
  deny,
  findOutdated,
  ignoreAbsent,
  isExplained,
  phrases: LISTING_PHRASES,
  finishAmounts: (parts: readonly TextPart[], chars: string) =>
    findSpent(bindCounts(findRemaining(skipSpent(bindStock(parts, chars), chars), chars)), chars),
  finishLevels: (slots: NameSlot[], spec: GameSpec, chars: string) => {
    addVersions(slots, spec);
    bindColonLists(slots, spec, chars);
    bindRest(slots, spec, chars);
    bindForward(slots, spec, chars);
  },
  readNameLevels: (tokens: readonly Token[], spec: GameSpec, chars: string) =>
    [skipAbsentVersions, readMaxedCounts, readMaxedNames, readPoints, readBrackets, readTables].reduce(
      (read, rule) => rule(read, spec, chars),
      linkRest(tokens),
    ),
  isDenied,
  mergePlatforms,
  openTarget,
  readAbsence,
  readStock,
  reviseAmount,
  reviseCounts: (tokens: readonly Token[], chars: string) => reviseCounts(readChanges(tokens, chars), chars),
  skipFormerAmount,
};

export type ListingRules = typeof LISTING_RULES;

/** A game with the rules for listings, unless a page parses only wishes with it. */
export type GameToParse = PreparedGame & { readonly listingRules?: ListingRules };
