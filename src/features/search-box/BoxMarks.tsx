import { useMemo } from 'react';
import type { Currency } from '@/domain/money';
import { MarkedText } from '@/features/message/MarkedText';
import { markKindOf } from '@/features/message/markKind';
import type { WordReading } from '@/features/text-query/explainText';
import type { QueryParser } from '@/features/text-query/queryParser';
import { toOneLine } from './oneLine';

export type BoxMarksProps = {
  readonly text: string;
  /** Where the text is being typed; null once it is finished. */
  readonly cursor: number | null;
  readonly parser: Pick<QueryParser, 'explain'>;
  /** Of the catalog; null while it is unknown. */
  readonly currency: Currency | null;
};

/** The text of the search box with what was understood marked. */
export function BoxMarks({ text, cursor, parser, currency }: BoxMarksProps) {
  const readings = useMemo(() => parser.explain(text, currency), [parser, text, currency]);
  const marks = readings.flatMap(({ chip, kind, span }) =>
    chip === null || isUnfinished(kind, span.end === cursor) ? [] : [{ ...span, kind: markKindOf(chip) }],
  );
  return <MarkedText text={toOneLine(text)} marks={withoutOverlaps(marks)} />;
}

/** A name that was only guessed may still be unfinished at the cursor, see `applyParsedText`. */
function isUnfinished(kind: WordReading['kind'], isAtCursor: boolean): boolean {
  return isAtCursor && (kind === 'typo' || kind === 'sound');
}

/** Of two marks that overlap, the first one stays. */
function withoutOverlaps<Mark extends { readonly start: number; readonly end: number }>(
  marks: readonly Mark[],
): readonly Mark[] {
  let end = 0;
  return marks.filter((mark) => {
    if (mark.start < end) return false;
    end = mark.end;
    return true;
  });
}
