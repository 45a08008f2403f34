/** @jest-environment node */
import { GAMES, gameById } from '@/games/games';
import { kindOf } from '@/games/levelLabel';
import { loadSpec } from '@/games/specs/loadSpec';
import { specOf } from '@/games/specs/specOf';
import type { Attribute, GameId, GameSpec } from '@/games/types';
import { loadRoster } from '@/names/loadRoster';

const specs = GAMES.map((game) => [game.id, specOf(game)] as const);

function serversOf(id: GameId): readonly string[] {
  const server = specOf(gameById(id)).attributes.find((attribute) => attribute.id === 'server');
  return server?.type === 'enum' ? server.options.map((option) => option.id) : [];
}

function spellingsOf(part: Pick<Attribute, 'names' | 'aliases'>): readonly string[] {
  const written = [...Object.values(part.names), ...part.aliases];
  return [...new Set(written.map((word) => word.normalize('NFKC').toLowerCase().replace(/\s/g, '')))];
}

function repeated(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}

function columnsOf(spec: GameSpec): readonly (readonly string[])[] {
  return [...spec.resources, ...spec.attributes].map(spellingsOf);
}

describe('the spec of a game', () => {
  it('is created once, so that screens can compare it by identity', () => {
    const game = gameById('FateGO');

    expect(specOf(game)).toBe(specOf(game));
    expect(specOf(game).game).toBe(game);
  });

  it('is the same object when it is loaded alone', async () => {
    const loaded = await Promise.all(GAMES.map(loadSpec));

    for (const spec of loaded) expect(spec).toBe(specOf(spec.game));
  });

  it('has only the servers of the variant if variants are split by server', () => {
    expect(serversOf('srw_dd_jp')).toEqual(['jp']);
    expect(serversOf('gget_nore_ww')).toEqual(['ww']);
    expect(serversOf('FateGO')).toEqual(['jp', 'cn_ios', 'cn_android', 'tw', 'na', 'kr']);
  });

  it.each(GAMES.filter(({ server }) => server !== null).map(({ id }) => id))(
    'of the variant %s has exactly its server, which its family knows',
    (id) => {
      expect(serversOf(id)).toEqual([gameById(id).server]);
    },
  );

  it.each(specs)('of %s has no name or alias that two columns share', (_id, spec) => {
    expect(repeated(columnsOf(spec).flat())).toEqual([]);
  });

  it.each(specs)('of %s has no name or alias that two values of an attribute share', (_id, spec) => {
    const options = spec.attributes.map((attribute) => (attribute.type === 'enum' ? attribute.options : []));

    expect(options.map((values) => repeated(values.flatMap(spellingsOf)))).toEqual(options.map(() => []));
  });

  it.each(specs)('of %s has valid limits: steps above 0, minimum below maximum', (_id, spec) => {
    const numbers = spec.attributes.filter((attribute) => attribute.type === 'int');

    expect(spec.resources.filter(({ min, max, step }) => step < 1 || min < 0 || min >= max)).toEqual([]);
    expect(numbers.filter(({ min, max }) => min < 0 || min >= max)).toEqual([]);
  });

  it.each(specs)(
    'of %s defines the kind, group and rarity of every item of its roster, and no kind or group without items',
    async (id, spec) => {
      const roster = await loadRoster(gameById(id).family);
      const groups = spec.groups.map((group) => group.id);

      const invalid = roster.items.filter(({ kind, group, rarity }) => {
        const rarities = kindOf(spec, kind)?.rarities ?? [];
        const isKnown = kindOf(spec, kind) !== null && (group === null || groups.includes(group));
        return !isKnown || (rarity !== null && !rarities.includes(rarity));
      });

      expect(invalid).toEqual([]);
      expect(spec.kinds.map((kind) => kind.id)).toEqual([...new Set(roster.items.map((item) => item.kind))]);
      expect(groups.filter((group) => !roster.items.some((item) => item.group === group))).toEqual([]);
    },
  );
});
