import * as v from 'valibot';
import { objectOf, recordOf } from '@/base/decodeJson';
import { type Currency, isCurrency } from '@/domain/money';
import type { EpochMs } from '@/domain/offer';
import type { FixLog } from '@/features/operator/session/fixLog';
import type { ImportOptions, SavedAnswers } from '@/features/operator/session/readJob';
import { GAME_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';
import type { ColumnChoices } from '@/operator-worker/protocol';
import { CONFIRMABLE } from '@/publishing/guard/guardDecisions';
import { decodeStored } from '@/storage/decodeStored';

/** The work on a sheet as it is stored on the device, without the bytes of the file: settings, changes and answers, from which the session
 *  is restored by repeating them. */
export type Draft = ImportOptions & {
  readonly version: 1;
  readonly id: string;
  /** Increases with every save: another value than expected means that another tab has saved the draft. */
  readonly revision: number;
  readonly file: string;
  /** Size of the file, whose bytes are stored beside the draft. */
  readonly fileBytes: number;
  readonly log: FixLog;
  readonly columnChoices: ColumnChoices | null;
  readonly answers: SavedAnswers | null;
  readonly savedAt: EpochMs;
};

const EXPECTED = 'a draft';
const text = v.string(EXPECTED);
const integer = v.pipe(v.number(EXPECTED), v.integer(EXPECTED));
const change = objectOf({ sheet: v.nullable(text), row: integer, column: integer, from: text, to: text }, EXPECTED);
const steps = v.array(v.array(change, EXPECTED), EXPECTED);

const DRAFT: v.GenericSchema<unknown, Draft> = objectOf(
  {
    version: v.literal(1, EXPECTED),
    id: text,
    revision: integer,
    file: text,
    fileBytes: integer,
    game: v.picklist<readonly GameId[], string>(GAME_IDS, EXPECTED),
    settings: objectOf(
      {
        sample: v.boolean(EXPECTED),
        currency: v.custom<Currency>(isCurrency, EXPECTED),
        offsetMinutes: integer,
        shop: text,
      },
      EXPECTED,
    ),
    log: objectOf({ done: steps, undone: steps }, EXPECTED),
    columnChoices: v.nullable(recordOf(text, EXPECTED)),
    answers: v.nullable(
      objectOf(
        {
          fingerprint: text,
          decisions: objectOf(
            {
              allowed: v.array(v.picklist(CONFIRMABLE, EXPECTED), EXPECTED),
              keepPublished: v.boolean(EXPECTED),
              overlay: v.nullable(v.picklist(['clear', 'keep'], EXPECTED)),
            },
            EXPECTED,
          ),
        },
        EXPECTED,
      ),
    ),
    savedAt: v.custom<EpochMs>((value) => typeof value === 'number', EXPECTED),
  },
  EXPECTED,
);

/** Decodes a stored draft; null for one of a later version or a damaged one, which stays stored. */
export function decodeDraft(value: unknown): Draft | null {
  const decoded = decodeStored(DRAFT, value);
  return decoded.ok ? decoded.value : null;
}
