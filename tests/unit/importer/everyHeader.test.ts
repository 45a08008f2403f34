/** @jest-environment node */
import { GAMES } from '@/games/games';
import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import { collectFields, collectHeaderNames, fieldIdOf, findFields } from '@/importer/fields';

describe('the headers of a game', () => {
  it.each(GAMES.map((game): [string, Game] => [game.id, game]))(
    'each mean one thing, in every language, and names come before aliases: %s',
    (_id, game) => {
      const spec = specOf(game);
      const fields = collectFields(spec);
      const names = collectHeaderNames(fields, spec);
      const doubtful = [...names.values()]
        .flat()
        .map(({ spelling }) => spelling)
        .filter((spelling) => findFields(names, spelling).length !== 1);
      const facets = [...spec.resources, ...spec.attributes].flatMap((facet) =>
        [facet.id, ...Object.values(facet.names)].map((name) => [facet.id, name] as const),
      );
      const stolen = facets.filter(([id, name]) => findFields(names, name).every((field) => fieldIdOf(field) !== id));

      expect(doubtful).toEqual([]);
      expect(stolen).toEqual([]);
    },
  );
});
