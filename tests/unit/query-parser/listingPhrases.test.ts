/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

/** Returns the chosen values of a listing for a shiny colors account as `facet value`, refused ones with a minus. */
async function valuesOf(text: string): Promise<readonly string[]> {
  const { choices } = parseText(await loadGame(gameById('imassc_prism')), 'offer', text);
  return choices.map(({ facet, values, not }) => `${not ? '-' : ''}${facet} ${values.join(' ')}`);
}

describe('what a seller says about the account and its sale', () => {
  it.each([
    ['I am the 2nd owner, 30 usd', 'firstHand no'],
    ['Full disclosure: I am the second guy to own this', 'firstHand no'],
    ['私が最初の持ち主です', 'firstHand yes'],
    ['email gets changed to yours after payment', 'rebindable yes'],
    ['Email swap guaranteed', 'rebindable yes'],
    ['I can move it over to your mail', 'rebindable yes'],
    ['メアド変更してお渡しできます', 'rebindable yes'],
    ['アドレスはそっちのに変えられる', 'rebindable yes'],
    ['1st come 1st served', 'saleMode firstcome'],
    ['I can put it on reserve for a week', 'saleMode reserve'],
    ['Happy to reserve it for you until payday', 'saleMode reserve'],
    ['More than one in stock', 'saleMode multi'],
    ['リセマラ、複数あります', 'saleMode multi'],
    ['同款多个', 'saleMode multi'],
    ['reserve ok with a downpayment', 'saleMode reserve'],
    ['可以先付定金给您预留', 'saleMode reserve'],
    ['人に渡ったことはないです', 'firstHand yes'],
    ['開始から他の方に渡したことはありません', 'firstHand yes'],
    ['nobody else ever logged in', 'firstHand yes'],
    ["I'm the only one who ever used it", 'firstHand yes'],
    ['the link can be switched to yours', 'rebindable yes'],
    ['you get the mail too, so changing it is no problem', 'rebindable yes'],
    ['several ready to go', 'saleMode multi'],
    ['Multiple accs on hand', 'saleMode multi'],
    ["i'll hold it for a few days if you need (reservable)", 'saleMode reserve'],
    ['アドレスは貴方のものに変えられます', 'rebindable yes'],
    ['apple id, cant be switched', 'rebindable no'],
    ['AppleにもGoogleにも繋いでない', 'bind guest'],
    ['never bound to anything', 'bind guest'],
    ['quitting for real this time', 'accountType endgame'],
  ])('is read in any wording: %s', async (text, value) => {
    expect(await valuesOf(text)).toContain(value);
  });

  it.each(['取り置き不可です', '谢绝预留', 'sorry, no reservations'])(
    'is nothing if it is not offered: %s',
    async (text) => {
      expect(await valuesOf(`灯織3凸，${text}`)).toEqual([]);
    },
  );

  it.each([
    'my brother played it until chapter 7',
    'I only ever played on weekends',
    "I'm quitting smoking, so money",
    'I am not quitting',
  ])('is no kind of account in a story: %s', async (text) => {
    expect(await valuesOf(`Hiori LB3. ${text}`)).toEqual([]);
  });

  it.each(['lots of skins for sale', 'many units available'])('is not read from other words: %s', async (text) => {
    expect(await valuesOf(text)).not.toContain('saleMode multi');
  });

  it.each([
    'the email changed last year',
    'email change is not possible',
    'email change impossible',
    'No email change',
  ])('is not turned into its opposite: %s', async (text) => {
    expect(await valuesOf(text)).not.toContain('rebindable yes');
  });
});
