/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { withReadableIds } from '@/platform/umi/readableRouteIds';
import { checkContract } from '../checkContract';

describe('withReadableIds', () => {
  it('sets the id of every generated route to its path', async () => {
    const routes = readFileSync('src/.umi/core/route.tsx', 'utf8');

    await checkContract(
      'Umi no longer passes numbered routes with `absPath` to modifyRoutes, so the server loader receives unknown route ids. Print what modifyRoutes receives and change src/platform/umi/readableRouteIds.ts.',
      () => {
        for (const id of ['welcome', 'game/FateGO', 'sale/FateGO', 'compare', 'not-found']) {
          expect(routes).toContain(`"id":"${id}"`);
        }
      },
    );
  });

  it('renames ids and parent ids, and keeps the ids of wrappers and layouts', () => {
    const routes = withReadableIds({
      layout: { id: 'layout', path: '/', absPath: '/' },
      1: { id: '1', path: '/', absPath: '/', parentId: '2' },
      2: { id: '2', path: '/', absPath: '/', isWrapper: true },
      3: { id: '3', path: '/game', absPath: '/game' },
      4: { id: '4', path: '', absPath: '/game', parentId: '3' },
      5: { id: '5', path: '*', absPath: '/*', parentId: 'layout' },
    } as never);

    const parents = Object.fromEntries(Object.entries(routes).map(([id, { parentId }]) => [id, parentId]));
    expect(parents).toEqual({
      layout: undefined,
      index: '2',
      2: undefined,
      game: undefined,
      game$: 'game',
      'not-found': 'layout',
    });
  });
});
