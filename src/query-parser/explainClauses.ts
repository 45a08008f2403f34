import type { ItemId } from '@/domain/offer';
import type { Range, WantMode } from '@/domain/query';
import { findSections } from '@/query-parser/clauses/findSections';
import { spanOf } from '@/query-parser/text/foldedText';
import { isBreakingGap, type MeaningKind } from '@/query-parser/text/token';
import { type InterpretedPart, toClausePart } from './clauses/operatorText';
import type { InterpretedText } from './interpretText';

/** A name, value or amount in a clause. `isUsed` is false if it is neither wanted nor refused: a corrected name, an unclear refusal. */
export type Mention = {
  readonly text: string;
  /** Words elsewhere that belong to it: its level, the refusal. */
  readonly with?: readonly string[];
  readonly items?: readonly ItemId[];
  readonly level?: number;
  readonly mode?: WantMode;
  readonly facet?: string;
  readonly range?: Range;
  readonly values?: readonly string[];
  readonly not?: true;
  readonly isUsed?: false;
};

/** A clause of a text, with the heading it is listed under. */
export type Clause = {
  readonly text: string;
  readonly heading: string | null;
  readonly mentions: readonly Mention[];
  readonly operators: readonly { readonly text: string; readonly kind: MeaningKind }[];
};

/** Returns the clauses of a text between commas, line breaks and full stops, in order. */
export function explainClauses({ folded, parts }: InterpretedText): readonly Clause[] {
  const textOf = (from: number, to: number) => {
    const span = spanOf(folded, from, to);
    return folded.text.slice(span.start, span.end);
  };
  const sections = findSections(
    parts.map((part) => ({
      ...toClausePart(part, folded.chars),
      states: part.operator === null ? null : ('operator' as const),
    })),
    folded.chars,
  );
  const headingOf = (index: number) => {
    const section = sections.find(({ first, end }) => first <= index && index < end);
    return section === undefined ? null : textOf(parts[section.start]?.start ?? 0, parts[section.first - 1]?.end ?? 0);
  };
  const clauses: Clause[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = start + 1;
    while (end < parts.length && !isBreakingGap(parts[end]?.gap) && !isFirst(sections, end)) end++;
    const clause = parts.slice(start, end);
    const covered = clause.flatMap((part) => [part, ...part.extraRanges.filter((range) => range.end > part.end)]);
    clauses.push({
      text: textOf(parts[start]?.start ?? 0, Math.max(...covered.map((range) => range.end))),
      heading: headingOf(start),
      mentions: clause.flatMap((part) => {
        const mention = toMention(part, textOf(part.start, part.end));
        if (mention === null || part.extraRanges.length === 0) return mention ?? [];
        return { ...mention, with: part.extraRanges.map((range) => textOf(range.start, range.end)) };
      }),
      operators: clause.flatMap((part) => {
        const kind = part.entity === null ? part.operator : null;
        return kind === null ? [] : [{ text: textOf(part.start, part.end), kind }];
      }),
    });
    start = end;
  }
  return clauses;
}

function isFirst(sections: ReturnType<typeof findSections>, index: number): boolean {
  return sections.some(({ first }) => first === index);
}

function toMention({ entity, mode, isNegated, isIgnored, isDoubtful }: InterpretedPart, text: string): Mention | null {
  const rest = isIgnored || isDoubtful ? { isUsed: false as const } : {};
  const not = isNegated ? { not: true as const } : {};
  switch (entity?.kind) {
    case 'item':
      return { text, items: entity.items.map(({ id }) => id), level: entity.level, mode, ...rest };
    case 'range':
      return { text, facet: entity.facet, range: entity.range, ...not, ...rest };
    case 'choice':
      return { text, facet: entity.facet, values: entity.values, ...not, ...rest };
    case 'price':
      return { text, facet: 'price', range: entity.range, ...not, ...rest };
    default:
      return null;
  }
}
