import type { WordsAt } from '@/engine/index/textIndex';
import type { FoldedCodes } from './foldedCodes';
import type { LineWords } from './lineWords';

/** What text can match in the offers of a block themselves. */
export type BlockText = {
  readonly codes: FoldedCodes;
  /** Titles and notes, each null where all are empty or none has come yet. */
  readonly titles: LineWords | null;
  readonly notes: LineWords | null;
  readonly wordsAt: WordsAt;
};
