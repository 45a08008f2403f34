/** @jest-environment node */
import { finish } from '@/base/steps';
import type { Query } from '@/domain/query';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import type { QueryParser } from '@/features/text-query/queryParser';
import { warmUpParser } from '@/features/text-query/warmUpParser';
import { GAMES } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';

describe('warmUpParser', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    'types a line with two items and a price of %s',
    async (_, game) => {
      const roster = await loadBuiltRoster(game.family);
      const parser = createQueryParser(specOf(game), roster);
      const texts: string[] = [];
      const queries: Query[] = [];
      const recording: QueryParser = {
        ...parser,
        apply: (base, text, context) => {
          const query = parser.apply(base, text, context);
          texts.push(text);
          queries.push(query);
          return query;
        },
      };

      finish(warmUpParser(recording, roster));

      expect(texts.map((text) => text.length)).toEqual(texts.map((_text, index) => index + 1));
      expect(queries.at(-1)?.wants.length).toBe(2);
      expect(queries.at(-1)?.ranges).toEqual({ price: { min: null, max: 500 } });
    },
  );
});
