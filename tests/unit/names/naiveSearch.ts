import { editDistance } from '@/base/editDistance';
import { foldText } from '@/names/foldText';
import { type NameIndex, SPELLING_FORMS, type Spelling } from '@/names/nameIndex';
import { pinyinOf } from '@/names/pinyin';
import type { MatchRank, NameMatch } from '@/names/searchNames';

type Ranked = NameMatch & { readonly score: readonly number[] };

/** Reference implementation of `searchNames`: compares every spelling and keeps the best one per item. */
export function naiveSearch(index: NameIndex, text: string, limit: number): readonly NameMatch[] {
  const asked = foldText(text);
  if (asked === '') return [];
  const usual = rankAll(index, asked, slipsAllowed(asked));
  const isEnough = asked.length >= (isWide(asked) ? 2 : 3);
  const ranked = usual.length === 0 && isEnough ? rankAll(index, asked, Math.max(1, slipsAllowed(asked))) : usual;
  return ranked.slice(0, limit).map(({ item, spelling, rank }) => ({ item, spelling, rank }));
}

function rankAll(index: NameIndex, asked: string, slips: number): readonly Ranked[] {
  const best = new Map<string, Ranked>();
  const sounds = asked.length > 1 ? pinyinOf(asked, index.roster.syllables).map(({ text }) => foldText(text)) : [];
  for (const [place, spelling] of index.spellings.entries()) {
    const found = surer(rankOf(spelling, asked, slips), rankOfSound(spelling, sounds));
    if (found === null) continue;
    const [rank, level] = found;
    const score = [level, SPELLING_FORMS.indexOf(spelling.form), spelling.folded.length, place];
    const ranked = { item: spelling.item, spelling, rank, score };
    const known = best.get(spelling.item.id);
    if (known === undefined || compare(score, known.score) < 0) best.set(spelling.item.id, ranked);
  }
  return [...best.values()].sort((a, b) => compare(a.score, b.score));
}

type Found = readonly [MatchRank, number] | null;

function surer(a: Found, b: Found): Found {
  return a === null || (b !== null && b[1] < a[1]) ? b : a;
}

function rankOf(spelling: Spelling, asked: string, slips: number): Found {
  const { folded } = spelling;
  if (folded === asked) return ['exact', 0];
  if (folded.startsWith(asked)) return ['prefix', 1];
  if (isWide(asked) || asked.length >= 3 ? folded.includes(asked) : beginsWord(spelling, asked)) return ['inside', 2];
  const made = editDistance(folded, asked, slips);
  const isSlip = spelling.form !== 'initials' && made <= slips && made < folded.length;
  return isSlip && isWide(folded) === isWide(asked) ? ['typo', 3 + made] : null;
}

function rankOfSound({ folded, form }: Spelling, sounds: readonly string[]): Found {
  if (form !== 'reading') return null;
  if (sounds.includes(folded)) return ['typo', 3];
  return sounds.some((sound) => folded.startsWith(sound)) ? ['typo', 4] : null;
}

function beginsWord({ text, form }: Spelling, asked: string): boolean {
  if (form === 'reading' || form === 'initials') return false;
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((_, first) => foldText(words.slice(first).join('')).startsWith(asked));
}

function slipsAllowed(asked: string): number {
  if (asked.length >= 8) return 2;
  return asked.length >= (isWide(asked) ? 3 : 4) ? 1 : 0;
}

function isWide(folded: string): boolean {
  return [...folded].some((char) => char > '~');
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((one, place) => one !== b[place]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}
