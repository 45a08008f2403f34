/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const read = async (text: string) => parseText(await loadGame(gameById('FateGO')), 'query', text);

describe('The refusal of an unknown noun', () => {
  it.each(['merlin no scams', 'merlin without refunds pls'])('refuses no name: %s', async (text) => {
    expect((await read(text)).items).toMatchObject([{ item: 'svt-150', mode: 'must' }]);
  });

  it('may be about the name before it', async () => {
    expect((await read('Castoria not needed, want Merlin')).items).toMatchObject([{ item: 'svt-150' }]);
  });
});
