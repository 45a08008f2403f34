import type { OfferItem } from '@/domain/offer';
import { type LabelShapes, levelSpellings, reshapeLabels } from '@/games/levelSpellings';
import type { GameSpec, ItemKind, Scale } from '@/games/types';
import type { CellResult } from '@/importer/issues/refuseCell';
import { bareName } from '@/names/bracketed';
import { foldText } from '@/names/foldText';
import { spellingsOf } from '@/names/itemNames';
import type { Item, Roster } from '@/names/roster';
import { spellLevel as spellInTexts } from '@/query-parser/words/levelWords';
import { type NamesInOtherGames, NO_NAMES_IN_OTHER_GAMES } from './namesInOtherGames';
import { SOFT_SEPARATOR } from './splitEntries';

/** A level on the scale of one kind of item. */
export type KindLevel = { readonly kind: string; readonly level: number };

/** Data needed to read items cells of one game; created once per sheet. */
export type ItemVocabulary = {
  readonly spec: GameSpec;
  readonly roster: Roster;
  readonly kinds: ReadonlyMap<string, ItemKind>;
  /** Folded name without brackets → its items: 斯卡哈 → 斯卡哈（枪）, 斯卡哈（杀）. */
  readonly bareNames: ReadonlyMap<string, readonly Item[]>;
  /** Folded label → the levels it can mean. */
  readonly labels: ReadonlyMap<string, readonly KindLevel[]>;
  readonly maxLabelLength: number;
  /** Maximum length of an entry: a name, a label, and some spaces and brackets. */
  readonly maxEntryLength: number;
  /** Maximum number of parts of a name split at commas and slashes: `Brionac, Dragon of the Ice Barrier` has 2. */
  readonly maxNameParts: number;
  readonly otherNames: NamesInOtherGames;
  /** Results of parsed entries, up to a limit. */
  readonly entryCache: Map<string, CellResult<OfferItem>>;
};

const EXTRA_LENGTH = 20;

/** Collects the level labels and name statistics of one game. */
export function collectItemVocabulary(
  spec: GameSpec,
  roster: Roster,
  otherNames: NamesInOtherGames = NO_NAMES_IN_OTHER_GAMES,
): ItemVocabulary {
  const labels = collectLabels(spec.kinds);
  const spellings = roster.items.flatMap(spellingsOf);
  const longestLabel = maxLength(labels.keys());
  return {
    spec,
    roster,
    kinds: new Map(spec.kinds.map((kind) => [kind.id, kind])),
    bareNames: collectBareNames(roster.items),
    labels,
    maxLabelLength: longestLabel,
    maxEntryLength: maxLength(spellings) + longestLabel + EXTRA_LENGTH,
    maxNameParts: spellings.reduce((max, name) => Math.max(max, name.split(SOFT_SEPARATOR).length), 1),
    otherNames,
    entryCache: new Map(),
  };
}

function maxLength(texts: Iterable<string>): number {
  let max = 0;
  for (const { length } of texts) max = Math.max(max, length);
  return max;
}

function collectBareNames(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const bareNames = new Map<string, Item[]>();
  for (const item of items) {
    for (const bare of new Set(Object.values(item.names).map(bareName))) {
      bareNames.set(bare, [...(bareNames.get(bare) ?? []), item]);
    }
  }
  bareNames.delete('');
  return bareNames;
}

function collectLabels(kinds: readonly ItemKind[]): ReadonlyMap<string, readonly KindLevel[]> {
  const labels = new Map<string, KindLevel[]>();
  for (const { id: kind, scale } of kinds) {
    for (let level = 1; level <= (scale?.steps.length ?? 0); level++) {
      for (const label of scale === null ? [] : spellLevel(scale, level)) {
        labels.set(label, [...(labels.get(label) ?? []), { kind, level }]);
      }
    }
  }
  return labels;
}

/** Notations of copies by the shape of the label. In free text they are parsed as numbers; in items cells they need
 *  explicit spellings. */
const COPIES: LabelShapes = [[/^×(\d+)$/, ['$1张', '$1枚', '$1个', '$1copies', '$1cards', '*$1', 'x$1', '$1x', '$1×']]];

/** Returns every folded spelling of a level in any language: those of free text, and copies.
 *  @param level  1 to the scale's number of steps */
export function spellLevel(scale: Scale, level: number): ReadonlySet<string> {
  const copies = reshapeLabels(levelSpellings(scale, level), COPIES);
  return new Set([...spellInTexts(scale, level), ...copies.map(foldText)]);
}
