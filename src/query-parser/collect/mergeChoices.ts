import type { GameSpec } from '@/games/types';
import { ORDERED_FACETS } from '@/query-parser/meanings/resolveValues';
import type { ParsedChoice } from '@/query-parser/result/parsedText';
import type { TextPart } from '@/query-parser/text/textPart';
import { means } from '@/query-parser/text/token';

/** Merges choices into one per facet: several values mean any of them, a narrower value replaces a wider one (国服 B服), and
 *  excluded values are removed. Values follow the order of the spec. */
export function mergeChoices(choices: readonly ParsedChoice[], spec: GameSpec): readonly ParsedChoice[] {
  const byFacet = new Map<string, Map<string, ParsedChoice>>();
  for (const one of choices) {
    const list = byFacet.get(one.facet) ?? new Map<string, ParsedChoice>();
    const key = `${one.not} ${one.values.join(' ')}`;
    // Of yes and no the last one counts.
    if (isYesNo(one.facet, spec)) list.clear();
    if (!list.has(key)) list.set(key, one);
    byFacet.set(one.facet, list);
  }
  return [...byFacet.values()].map((list) => {
    const merged = mergeValues([...list.values()]);
    if (merged === undefined) throw new RangeError('a facet without choices');
    return { ...merged, values: inOrder(merged, spec) };
  });
}

function mergeValues(list: readonly ParsedChoice[]): ParsedChoice | undefined {
  const included = union(list.filter(({ not }) => !not).filter((one, _, wanted) => !isWider(one, wanted)));
  const excluded = union(list.filter(({ not }) => not));
  if (included === undefined || excluded === undefined) return included ?? excluded;
  const values = included.values.filter((value) => !excluded.values.includes(value));
  // ×国服（中国版）: a refused value that is named again stays refused.
  return values.length === 0 ? excluded : { ...included, values };
}

function union(list: readonly ParsedChoice[]): ParsedChoice | undefined {
  const [first] = list;
  return first === undefined ? undefined : { ...first, values: [...new Set(list.flatMap(({ values }) => values))] };
}

/** Returns true if another word names some of the values of this one only, unless the wider one is a range: 传说以上或KoG. */
function isWider({ facet, values }: ParsedChoice, list: readonly ParsedChoice[]): boolean {
  if (ORDERED_FACETS.has(facet)) return false;
  return list.some((other) => other.values.length < values.length && other.values.every((id) => values.includes(id)));
}

function isYesNo(facet: string, { attributes }: GameSpec): boolean {
  return attributes.some(({ id, type }) => id === facet && type === 'bool');
}

function inOrder({ facet, values }: ParsedChoice, { attributes }: GameSpec): readonly string[] {
  const attribute = attributes.find(({ id }) => id === facet);
  if (attribute?.type !== 'enum') return values;
  const order = attribute.options.map(({ id }) => id);
  return [...values].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The Chinese servers of a game that are one per platform. */
const BY_PLATFORM: Readonly<Record<string, string>> = { android: 'cn_android', ios: 'cn_ios' };

/** Reads platforms beside a Chinese server as servers: 国服，安卓iOS都可以 names both of them, 国服苹果 one. Quoted values are literal:
 *  平台:"android"；服务器:"cn_ios". */
export function joinPlatformServers(
  choices: readonly ParsedChoice[],
  parts: readonly Pick<TextPart, 'tokens'>[],
  spec: GameSpec,
): readonly ParsedChoice[] {
  if (parts.some(({ tokens }) => means(tokens[0], 'quoted'))) return choices;
  const wanted = (facet: string) => choices.find((one) => one.facet === facet && !one.not);
  const [server, platform] = [wanted('server'), wanted('platform')];
  const servers = Object.values(BY_PLATFORM);
  if (server === undefined || platform === undefined || !server.values.every((id) => servers.includes(id)))
    return choices;
  const named = platform.values.flatMap((id) => BY_PLATFORM[id] ?? servers);
  const values = inOrder(
    { ...server, values: [...new Set(server.values.length > 1 ? named : [...server.values, ...named])] },
    spec,
  );
  return choices.flatMap((one) => (one === platform ? [] : one === server ? { ...server, values } : one));
}
