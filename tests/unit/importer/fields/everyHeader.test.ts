/** @jest-environment node */
import { GAMES } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import { parseChoice } from '@/importer/cells/parseChoice';
import { collectFields, collectHeaderNames, fieldIdOf, findFields } from '@/importer/fields/fields';
import { collectVocabulary } from '@/importer/lexical/vocabulary';

describe('The header names of a game', () => {
  it.each(GAMES.map((game): [string, Game] => [game.id, game]))(
    'are unambiguous in every language, and names precede aliases: %s',
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

  it.each(GAMES.map((game): [string, Game] => [game.id, game]))(
    'and the values of its attributes parse back in every language: %s',
    (_id, game) => {
      const attributes = specOf(game).attributes;
      const misread = attributes.flatMap((attribute) => {
        const options = attribute.type === 'enum' ? attribute.options : [];
        const vocabulary = collectVocabulary(options);
        return options.flatMap(({ id, names }) =>
          [id, ...Object.values(names)].filter((name) => {
            const read = parseChoice(name, vocabulary);
            return !read.ok || read.value !== id;
          }),
        );
      });

      expect(misread).toEqual([]);
    },
  );
});
