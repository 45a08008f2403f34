/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { ItemId } from '@/domain/offer';
import { FAMILY_IDS } from '@/games/ids';
import { createItemLinks } from '@/names/itemLinks';
import { loadRoster } from '@/names/loadRoster';
import { decodeRoster } from '@/names/roster';
import { SLUGS_FILE, type Slugs } from '../../../scripts/names/slugs';

const RECORDED: Readonly<Record<string, Slugs>> = JSON.parse(readFileSync(SLUGS_FILE, 'utf8'));
const links = createItemLinks(
  decodeRoster({
    family: 'fgo',
    items: [
      ['svt-1', 'servant', '5★', 'caster', '梅林', 'マーリン', 'Merlin', ['花之魔术师']],
      [
        'svt-2',
        'servant',
        '5★',
        'caster',
        '阿尔托莉雅·卡斯特',
        'アルトリア',
        'Altria Caster (Caster)',
        ['C呆', '呆毛'],
      ],
      ['svt-3', 'servant', '5★', 'saber', '阿尔托莉雅', 'アルトリア', 'Merlin (Prototype)', ['呆毛']],
      ['svt-4', 'servant', '4★', 'saber', '兰斯洛特', 'ランスロット', 'Lancelot d’Été (Saber)', []],
      ['svt-5', 'servant', '4★', 'saber', '无名', '名無し', '名無し', []],
      ['svt-6', 'servant', '4★', 'saber', '梅林二号', 'マーリン２', 'Merlin!', []],
      ['svt-7', 'servant', '4★', 'saber', '重名', '重名', 'SVT 5', []],
    ],
  }),
);
const write = (id: string) => links.write(id as ItemId);

describe('an item in a link', () => {
  it.each([
    ['svt-1', 'merlin'],
    ['svt-2', 'altria-caster'],
    ['svt-3', 'merlin-prototype'],
    ['svt-4', 'lancelot-dete'],
  ])('is the slug of its English name, with its qualifier only if needed: %s is written %s', (id, slug) => {
    expect(write(id)).toBe(slug);
  });

  it.each([
    ['has no Latin name', 'svt-5'],
    ['has the slug of an item before it', 'svt-6'],
    ['has a slug that is the id of another item', 'svt-7'],
    ['is not in the roster', 'svt-99999'],
  ])('is its id if it %s', (_reason, id) => {
    expect(write(id)).toBe(id);
    expect(links.read(id)).toEqual([id]);
  });

  it.each([
    ['an id', 'svt-2', ['svt-2']],
    ['a slug', 'altria-caster', ['svt-2']],
    ['a slug in capitals', 'Altria-Caster', ['svt-2']],
    ['a name', '阿尔托莉雅·卡斯特', ['svt-2']],
    ['a traditional name', '阿爾托莉雅·卡斯特', ['svt-2']],
    ['a nickname', 'c呆', ['svt-2']],
    ['a nickname of several items', '呆毛', ['svt-2', 'svt-3']],
    ['an unknown text', 'nobody', ['nobody']],
  ])('is read from %s', (_kind, text, items) => {
    expect(links.read(text)).toEqual(items);
  });
});

describe.each(FAMILY_IDS)('a link to the items of %s', (family) => {
  it('keeps its meaning for every slug that was ever written', async () => {
    const { read } = createItemLinks(await loadRoster(family));

    const meanings = Object.keys(RECORDED[family] ?? {}).map((slug) => [slug, ...read(slug)]);

    expect(meanings).toEqual(Object.entries(RECORDED[family] ?? {}));
  });

  it('uses only slugs that npm run names has recorded', async () => {
    const roster = await loadRoster(family);
    const { write } = createItemLinks(roster);

    expect(Object.keys(RECORDED[family] ?? {})).toEqual(
      expect.arrayContaining(roster.items.map(({ id }) => write(id))),
    );
  });

  it('reads every id and every slug as the item', async () => {
    const roster = await loadRoster(family);
    const { read, write } = createItemLinks(roster);

    expect(roster.items.map(({ id }) => [read(id), read(write(id))])).toEqual(
      roster.items.map(({ id }) => [[id], [id]]),
    );
  });
});
