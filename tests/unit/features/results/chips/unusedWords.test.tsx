import { screen, within } from '@testing-library/react';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { query, want } from '../../../builders';
import { gameItems as boxItems } from '../../search-box/openBox';
import { createParserState, searchResult } from '../../search-state/shopBuild';
import { CONDITIONS, openChipRow } from './openChipRow';

describe('words that were not understood', () => {
  const UNUSED = query({ ...CONDITIONS, text: '老号', unused: ['带皮', '在线等'] });

  it('are listed below the conditions', async () => {
    openChipRow({ query: UNUSED });

    const words = within(await screen.findByRole('list', { name: '没用上：' })).getAllByRole('listitem');
    expect(words.map(({ textContent }) => textContent)).toEqual(['带皮', '在线等']);
  });

  it('are searched for together when the button is pressed', async () => {
    const { onChoose, user } = openChipRow({ query: query({ ...UNUSED, shown: 48 }) });

    await user.click(await screen.findByRole('button', { name: /^按这些字搜/ }));

    expect(onChoose).toHaveBeenCalledWith({ ...UNUSED, text: '老号 带皮 在线等', unused: [] });
  });

  it('offer names that were only mentioned as wishes, once each', async () => {
    const wanted = { wants: [want('merlin')], unused: ['室友的奥伯龙天天炫耀', '梅林和奥伯龙'] };
    const parserState = createParserState({ parser: createQueryParser(boxItems.spec, boxItems.roster) });
    const { onChoose, user } = openChipRow({ query: query(wanted), gameItems: boxItems, parserState });

    await user.click(await screen.findByRole('button', { name: /^\+ 奥伯龙/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ wants: [want('merlin'), want('oberon')], unused: ['梅林和奥伯龙'] }));
    expect(screen.getAllByRole('button', { name: /^\+/ })).toHaveLength(1);
  });

  it('offer a number as a price and as an amount', async () => {
    const wanted = { wants: [want('merlin')], unused: ['带皮', '300'] };
    const { onChoose, user } = openChipRow({ query: query(wanted) });

    await user.click(await screen.findByRole('button', { name: /^≤ ¥300/ }));
    await user.click(await screen.findByRole('button', { name: /^圣晶石 ≥ 300/ }));

    const rest = { ...wanted, unused: ['带皮'] };
    expect(onChoose.mock.calls).toEqual([
      [query({ ...rest, ranges: { price: { min: null, max: 300 } } })],
      [query({ ...rest, ranges: { sq: { min: 300, max: null } } })],
    ]);
  });

  it('say which currency the catalog uses beside a price in another one', async () => {
    const parserState = createParserState({ parser: createQueryParser(boxItems.spec, boxItems.roster) });

    openChipRow({ query: query({ wants: [want('merlin')], unused: ['2万円まで'] }), gameItems: boxItems, parserState });

    expect(await screen.findByText(/这里按人民币标价/)).toBeInTheDocument();
  });

  it('say nothing about currencies beside a price in that of the catalog', async () => {
    const parserState = createParserState({ parser: createQueryParser(boxItems.spec, boxItems.roster) });

    openChipRow({ query: query({ wants: [want('merlin')], unused: ['300元'] }), gameItems: boxItems, parserState });

    await screen.findByRole('button', { name: /^按这些字搜/ });
    expect(screen.queryByText(/标价/)).toBeNull();
  });

  it('offer no second price for a number', async () => {
    openChipRow({ query: query({ ...CONDITIONS, unused: ['300'] }) });

    expect(await screen.findByRole('button', { name: /^圣晶石 ≥ 300/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^≤ ¥300/ })).toBeNull();
  });
});

describe('numbers without a unit that were read as a price', () => {
  const RANGE = { min: 300, max: 500 };
  const open = async (typedText: string) => {
    const parser = createQueryParser(boxItems.spec, boxItems.roster);
    const { onChoose, user } = openChipRow({
      query: query({ ranges: { price: RANGE } }),
      typedText,
      gameItems: boxItems,
      result: searchResult(),
      parserState: createParserState({ parser }),
    });
    await user.click(screen.getByRole('button', { name: '300–500' }));
    await screen.findByRole('dialog');
    return { onChoose, user };
  };

  it('become an amount with one press in the popover of the chip', async () => {
    const { onChoose, user } = await open('300-500');

    await user.click(screen.getByRole('button', { name: '改成 圣晶石 300–500' }));

    expect(onChoose).toHaveBeenCalledWith(query({ ranges: { sq: RANGE } }));
  });

  it('stay a price where the text calls them one', async () => {
    await open('价格300-500');

    expect(screen.queryByRole('button', { name: /^改成/ })).toBeNull();
  });
});
