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
  ])('is read in any wording: %s', async (text, value) => {
    expect(await valuesOf(text)).toContain(value);
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
