import type { Item, Roster } from '../../src/names/roster';
import { classVariants } from './classVariants';
import { COSTUMES, type Costume } from './costumes';
import { FGO_VERSIONS } from './fgoVersions';
import { HAN, KANA, shortNames } from './shortNames';

/** Longest nickname that is combined with a costume word: 水大叔. */
const LONGEST_NICKNAME = 4;
const MAX_NICKNAMES = 3;

/** Derives spellings of versions: costume or class word before or after the names and short nicknames of the base character. */
export function variantNames(item: Item, roster: Roster): readonly string[] {
  const dressed = versionsOf(item, roster).flatMap((version) => dress(version, roster.family));
  return [...dressed, ...bracketedNames(item), ...classVariants(item, roster), ...megaNames(item, roster)];
}

const COSTUME_IN_BRACKETS = /^([^(（]+)[(（]([^()（）]+)[)）]$/u;

/** Names whose costume is in brackets are also written with it before them, whatever the full name of the character: 水着シャルティア for
 *  シャルティア（水着）. */
function bracketedNames({ names }: Item): readonly string[] {
  return Object.values(names).flatMap((full) => {
    const [, name = '', mark = ''] = COSTUME_IN_BRACKETS.exec(full) ?? [];
    const costume = Object.values<Costume>(COSTUMES).find(({ marks, zh, ja, en }) =>
      [...marks, ...zh, ...ja, ...en].includes(mark.toLowerCase()),
    );
    if (costume === undefined) return [];
    const trimmed = name.trim();
    if (KANA.test(trimmed)) return around(trimmed, costume.ja, '');
    return HAN.test(trimmed) ? around(trimmed, costume.zh, '') : around(trimmed, costume.en, ' ');
  });
}

const MEGA = /^超级([\p{Script=Han}Ａ-Ｚ]+[XY]?)ex/u;

/** Mega forms are written with the Latin word too: Mega七夕青鸟, 七夕青鸟Mega for 超级七夕青鸟ex. */
function megaNames({ names }: Item, { family }: Roster): readonly string[] {
  const name = family === 'ptcgp' ? MEGA.exec(names.zh)?.[1] : undefined;
  return name === undefined ? [] : [`Mega${name}`, `Mega${name}ex`, `${name}Mega`];
}

type Version = {
  readonly costume: Costume;
  readonly base: Item;
  /** Chinese name that replaces that of the base. */
  readonly name: string | null;
};

function versionsOf(item: Item, roster: Roster): readonly Version[] {
  const known = FGO_VERSIONS.filter((version) => roster.family === 'fgo' && version.item === item.id);
  const listed = known.flatMap(({ costume, base, name }): readonly Version[] => {
    const owner = roster.items.find(({ id }) => id === base);
    return owner === undefined ? [] : [{ costume: COSTUMES[costume], base: owner, name }];
  });
  return [...listed, ...(roster.family === 'fgo' ? [] : versionsByName(item, roster))];
}

/** A costume, recognised by its bracketed mark after the Chinese name or before the Japanese one. */
function versionsByName(item: Item, roster: Roster): readonly Version[] {
  const { zh, ja } = item.names;
  return Object.values<Costume>(COSTUMES).flatMap((costume) =>
    costume.marks.flatMap((mark): readonly Version[] => {
      const base = roster.items.find(({ names, kind }) => {
        const isBase = [`${names.zh}（${mark}）`, mark + names.zh].includes(zh) || mark + names.ja === ja;
        return isBase && kind === item.kind;
      });
      return base === undefined ? [] : [{ costume, base, name: null }];
    }),
  );
}

function dress({ costume, base, name }: Version, family: Roster['family']): readonly string[] {
  if (name !== null) return around(name, costume.zh, '');
  const names = [...shortNames(base, family), ...(costume === COSTUMES.alter ? [] : nicknames(base))];
  const latin = family === 'blue_archive' ? [...costume.en, ...(costume.letter ?? [])] : costume.en;
  return names.flatMap((one) => {
    if (HAN.test(one)) return around(one, costume.zh, '');
    return KANA.test(one) ? around(one, costume.ja, '') : around(one, latin, ' ');
  });
}

/** Combines every word as prefix and the most formal one as suffix: 水星野, 泳装星野, 星野泳装. */
function around(name: string, words: readonly string[], gap: string): readonly string[] {
  const [formal] = words;
  const behind = formal === undefined ? [] : [name + gap + formal];
  return [...words.filter((word) => !name.startsWith(word)).map((word) => word + gap + name), ...behind];
}

/** Returns the first few short Chinese nicknames. */
function nicknames(base: Item): readonly string[] {
  return base.aliases
    .filter((alias) => HAN.test(alias) && [...alias].length <= LONGEST_NICKNAME)
    .slice(0, MAX_NICKNAMES);
}
