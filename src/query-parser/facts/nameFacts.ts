import type { GameSpec } from '@/games/types';
import { makePart, type Part } from '@/query-parser/text/part';
import { isGoverning, meaningOf, type Token } from '@/query-parser/text/token';

/** Facets whose values rise, so that 白银以上 means silver and every league above. */
const RISING: ReadonlySet<string> = new Set(['rank', 'teamRank', 'story']);

/** Turns the words that stand for themselves into facts: values of attributes, and quoted shops and states. */
export function nameFacts(parts: readonly Part[], spec: GameSpec): readonly Part[] {
  const named: Part[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (part === undefined) break;
    const next = wordOf(parts[at + 1]);
    const side = part.fact === null ? boundOf(next) : null;
    const option = part.fact === null ? meaningOf(part.tokens[0], 'option') : undefined;
    if (next !== undefined && side !== null && option !== undefined && RISING.has(option.facet)) {
      named.push(
        makePart([...part.tokens, next], {
          kind: 'choice',
          facet: option.facet,
          values: valuesFrom(spec, option.facet, option.values, side),
        }),
      );
      at++;
    } else named.push(nameFact(parts, at));
  }
  return named;
}

function nameFact(parts: readonly Part[], at: number): Part {
  const part = parts[at] as Part;
  if (part.fact !== null) return part;
  const [token] = part.tokens;
  const quoted = meaningOf(token, 'quoted');
  if (quoted !== undefined && quoted.field !== 'item') {
    const choice = makePart(part.tokens, { kind: 'choice', facet: quoted.field, values: [quoted.text] });
    return quoted.not ? { ...choice, mode: 'never' } : choice;
  }
  const option = meaningOf(token, 'option');
  if (option === undefined || (part.end - part.start === 1 && touchesUnread(parts, at))) return part;
  return makePart(part.tokens, { kind: 'choice', facet: option.facet, values: option.values });
}

function wordOf(part: Part | undefined): Token | undefined {
  return part?.fact === null && part.tokens.length === 1 ? part.tokens[0] : undefined;
}

function boundOf(token: Token | undefined): 'least' | 'most' | null {
  if (token?.gap !== 'none' || token.end - token.start < 2) return null;
  const bound = token.meanings.find((one) => (one.kind === 'least' || one.kind === 'most') && one.side !== 'before');
  return bound?.kind === 'least' || bound?.kind === 'most' ? bound.kind : null;
}

function valuesFrom(
  { attributes }: GameSpec,
  facet: string,
  values: readonly string[],
  side: 'least' | 'most',
): readonly string[] {
  const attribute = attributes.find(({ id }) => id === facet);
  const ids = attribute?.type === 'enum' ? attribute.options.map(({ id }) => id) : [];
  const at = ids.indexOf(values[0] ?? '');
  if (at < 0) return values;
  return side === 'least' ? ids.slice(at) : ids.slice(0, at + 1);
}

/** A name of one character inside other words is a piece of those: 透 of 透明, 花 of 花钱, 满 of 满级; so is 游戏 of 这个游戏. */
export function dropPieces(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, at) => {
    if (part.fact?.kind !== 'item' || part.also.length > 0) return part;
    const derived = part.fact.spellings.every(({ form }) => form === 'part' || form === 'bare');
    const noun = part.fact.spellings.some(({ shown }) => NOUNS.has(shown));
    const short = part.end - part.start === 1 && touches(parts, at, isOtherWord);
    const isPiece =
      short || (derived && touchesUnread(parts, at)) || (noun && touches(parts, at, ({ fact }) => fact === null));
    return isPiece ? { ...part, fact: null, tokens: [] } : part;
  });
}

/** Nicknames that are everyday nouns first. */
const NOUNS: ReadonlySet<string> = new Set(['游戏', '大米']);

function isOtherWord({ fact, tokens }: Part): boolean {
  if (fact !== null) return false;
  return tokens.every(
    ({ meanings }) => !meanings.some(({ kind }) => isGoverning(kind) || kind === 'times' || kind === 'copies'),
  );
}

function touchesUnread(parts: readonly Part[], at: number): boolean {
  return touches(
    parts,
    at,
    ({ fact, tokens }) => fact === null && tokens.every(({ meanings }) => meanings.length === 0),
  );
}

function touches(parts: readonly Part[], at: number, is: (part: Part) => boolean): boolean {
  const [before, part, after] = [parts[at - 1], parts[at], parts[at + 1]];
  return (before !== undefined && part?.gap === 'none' && is(before)) || (after?.gap === 'none' && is(after));
}
