import { type Entity, isItem, type TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, means } from '@/query-parser/text/token';

type ItemPart = TextPart & { readonly entity: Extract<Entity, { readonly kind: 'item' }> };

/** Words between two mentions of one item: the, 那张. */
const MAX_WORDS = 2;

/** Joins neighbouring mentions that have a single item in common, of which at least one is ambiguous: a name and its card number
 *  (A4b-376皮卡丘ex, Gengar (A1-277)) or two halves of a name (ラクス＆エターナル). */
export function joinNames(parts: readonly TextPart[], chars: string): readonly TextPart[] {
  const joined: TextPart[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (part === undefined) break;
    const nextIndex = isItem(part) ? nextMention(parts, index, chars) : -1;
    const next = parts[nextIndex];
    const whole = isItem(part) && isItem(next) ? join(part, next, chars) : null;
    joined.push(whole ?? part);
    if (whole !== null) index = nextIndex;
  }
  return joined;
}

/** Returns the index of the name that follows directly or after a few skippable words, or -1. */
function nextMention(parts: readonly TextPart[], index: number, chars: string): number {
  for (let next = index + 1; next <= index + 1 + MAX_WORDS; next++) {
    const part = parts[next];
    if (part === undefined || isBreakingGap(part.gap) || part.gap === 'or' || part.gap === 'join') return -1;
    if (isItem(part)) return next;
    const isBridge = chars.slice(part.start, part.end) === '&' || isSkipped(part);
    if (!isBridge) return -1;
  }
  return -1;
}

function isSkipped({ entity, tokens }: TextPart): boolean {
  return entity === null && tokens.length > 0 && tokens.every((token) => means(token, 'skip'));
}

function join(a: ItemPart, b: ItemPart, chars: string): TextPart | null {
  if (a.entity.items.length === 1 && b.entity.items.length === 1) return null;
  const [textA, textB] = [chars.slice(a.start, a.end), chars.slice(b.start, b.end)];
  // 皮卡丘ex 皮卡丘ex（皇冠） are two cards.
  if (textA.startsWith(textB) || textB.startsWith(textA)) return null;
  const items = a.entity.items.filter((item) => b.entity.items.includes(item));
  if (items.length !== 1) return null;
  return {
    ...a,
    end: b.end,
    tokens: [...a.tokens, ...b.tokens],
    extraRanges: [...a.extraRanges, ...b.extraRanges],
    isTypo: a.isTypo || b.isTypo,
    entity: {
      kind: 'item',
      items,
      spellings: a.entity.spellings.filter(({ item }) => items.includes(item)),
      level: Math.max(a.entity.level, b.entity.level),
    },
  };
}
