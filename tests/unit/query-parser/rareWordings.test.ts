/** @jest-environment node */
import { readPosted } from './readPosted';

/** Wordings that no text of the corpus has, and that a rule knows nevertheless. */
describe('a rare wording', () => {
  it.each([
    '梅林。孔明没胃口',
    '梅林。孔明倒胃口',
    "Merlin, Waver can't",
    'マーリン希望。孔明だけはいるな',
    'マーリン希望。孔明さえ入ってなければ',
  ])('refuses the second name: %s', async (text) => {
    expect((await readPosted('query', 'FateGO', text)).items).toEqual(['svt-150*1', 'svt-37*1 never']);
  });

  it.each(['マーリン希望、孔明は持っててもOK', 'マーリン希望、孔明は入っててもいい', '求梅林，有孔明就圆满了'])(
    'makes the second name a preference: %s',
    async (text) => {
      expect((await readPosted('query', 'FateGO', text)).items).toEqual(['svt-150*1', 'svt-37*1 nice']);
    },
  );

  it.each([
    'マーリンは既にいるので不要。孔明希望',
    'マーリンはもうあるので要らない。孔明希望',
    'マーリンは自分で引いたのでいらない。孔明希望',
    '梅林大号有了不要，求孔明',
    'Owned: Merlin\nWant: Waver',
    'own: Merlin\nneed: Waver',
  ])('does not ask for a name that the buyer has: %s', async (text) => {
    expect((await readPosted('query', 'FateGO', text)).items).toEqual(['svt-37*1']);
  });

  it.each([
    ['マーリン、孔明、玉藻のうちふたり', ['svt-150*1 any', 'svt-37*1 any', 'svt-62*1 any']],
    ['マーリン2枚あれば良し', ['svt-150*2']],
    ['マーリン希望\nNG：なし', ['svt-150*1']],
  ])('is understood: %s', async (text, items) => {
    expect((await readPosted('query', 'FateGO', text)).items).toEqual(items);
  });

  it.each(['マーリン、5000円以上は出せません', 'マーリン、5000円以上は出せない'])(
    'makes a sum the highest price: %s',
    async (text) => {
      expect((await readPosted('query', 'FateGO', text)).price).toEqual({ max: 5000, currency: 'JPY' });
    },
  );

  it.each([
    ["Merlin. Android can't.", { platform: { not: ['android'] } }],
    ['マーリン、連携済みは買わない', { bind: 'guest' }],
  ])('refuses a value: %s', async (text, attributes) => {
    expect((await readPosted('query', 'FateGO', text)).attributes).toEqual(attributes);
  });
});
