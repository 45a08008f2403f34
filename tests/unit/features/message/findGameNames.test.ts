/** @jest-environment node */
import { findGameNames } from '@/features/message/findGameNames';

const namesIn = (text: string) =>
  findGameNames(text).map(({ start, end, games }) => [text.slice(start, end), games.map(({ id }) => id)]);

describe('findGameNames', () => {
  it.each([
    ['求个马娘号', '马娘', ['UmaMusume']],
    ['求 马娘石头号', '马娘石头号', ['UmaMusume_Stone']],
    ['賽馬娘 急', '賽馬娘', ['UmaMusume']],
    ['ﾌﾞﾙｱｶの垢', 'ﾌﾞﾙｱｶ', ['BlueArchive']],
    ['收MD号', 'MD', ['MasterDuel']],
    ['Blue Archive account', 'Blue Archive', ['BlueArchive']],
    ['游戏王的', '游戏王', ['duel_links', 'MasterDuel']],
  ])('finds the longest name in %s', (text, name, ids) => {
    expect(namesIn(text)).toEqual([[name, ids]]);
  });

  it.each(['ambassador', 'cmd2', 'BANG'])('does not find a nickname inside of the word %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
