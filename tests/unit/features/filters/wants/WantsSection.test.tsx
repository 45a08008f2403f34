import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Query } from '@/domain/query';
import type { FacetCounts } from '@/domain/searchResponse';
import { WantsSection } from '@/features/filters/wants/WantsSection';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import type { QueryParser } from '@/features/text-query/queryParser';
import { query, want } from '../../../build';
import { lexicon, renderInShop } from '../../search-state/shopBuild';

const COUNTS: FacetCounts = {
  items: { merlin: 18, castoria: 12 },
  anyItems: { merlin: 40, castoria: 30, oberon: 20 },
  levels: {},
  choices: {},
};

const READER = createQueryParser(lexicon.spec, lexicon.roster);

function setup(asked: Partial<Query> = {}, reader: QueryParser | null = READER) {
  const onChoose = jest.fn();
  const load = jest.fn(async () => reader);
  renderInShop(
    <WantsSection
      lexicon={lexicon}
      query={query(asked)}
      counts={COUNTS}
      countsQuery={null}
      parser={{ reader, lacking: false, load }}
      onChoose={onChoose}
    />,
  );
  return { onChoose, load, user: userEvent.setup() };
}
/** What a tile says besides its picture: name, count, rarity, mode. */
const tiles = () =>
  within(screen.getAllByRole('list').at(-1)!)
    .getAllByRole('button')
    .map((tile) =>
      [...tile.children]
        .slice(1)
        .map((part) => part.textContent)
        .join(' '),
    );

describe('the picker', () => {
  it('shows the items of the first kind, those most offers hold first, with what each would leave', () => {
    setup();

    expect(tiles()).toEqual([
      '梅林 18  个，5★',
      '阿尔托莉雅·卡斯特 12  个，5★',
      '奥伯龙 0  个，5★',
      '贝德维尔 0  个，3★',
      '玛修 0  个',
    ]);
  });

  it('asks for an item as must from level 1 on', async () => {
    const { onChoose, user } = setup();

    await user.click(screen.getByRole('button', { name: /^梅林/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ wants: [want('merlin')] }));
  });

  it('drops an item that is wanted', async () => {
    const { onChoose, user } = setup({ wants: [want('merlin', 'nice')] });

    await user.click(screen.getByRole('button', { name: /^梅林.*加分$/ }));

    expect(onChoose).toHaveBeenCalledWith(query());
  });

  it('still takes an item that no offer holds', async () => {
    const { onChoose, user } = setup();

    await user.click(screen.getByRole('button', { name: /^玛修/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ wants: [want('mash')] }));
  });

  it('finds items of any kind by any of their names', async () => {
    const { user } = setup();

    await user.type(screen.getByRole('textbox', { name: '找想要的' }), '黒の');

    expect(tiles()).toEqual(['黑之圣杯 0  个，5★']);
  });

  it('asks for what finds names once somebody looks for one', async () => {
    const { load, user } = setup({}, null);
    const before = load.mock.calls.length;

    await user.click(screen.getByRole('textbox', { name: '找想要的' }));

    expect([before, load.mock.calls.length]).toEqual([0, 1]);
  });

  it.each(['黒の', 'the black', 'ＢＬＡＣＫ'])('finds %s as it is written until that has come', async (text) => {
    const { user } = setup({}, null);

    await user.type(screen.getByRole('textbox', { name: '找想要的' }), text);

    expect(tiles()).toEqual(['黑之圣杯 0  个，5★']);
  });

  it('says so if nothing is called like that', async () => {
    const { user } = setup();

    await user.type(screen.getByRole('textbox', { name: '找想要的' }), 'qqqqqqqq');

    expect(screen.getByText('没有叫“qqqqqqqq”的。')).toBeInTheDocument();
  });

  it('shows another kind, and one group of it', async () => {
    const { user } = setup();

    await user.selectOptions(screen.getByRole('combobox', { name: '分组' }), '扮演者');
    const pretenders = tiles();
    await user.click(screen.getByRole('checkbox', { name: /概念礼装/ }));

    expect([pretenders, tiles()]).toEqual([['奥伯龙 0  个，5★'], ['黑之圣杯 0  个，5★']]);
  });
});

/** The section with a query that changes as it is chosen. */
function Wanted({ items }: { readonly items: readonly string[] }) {
  const [asked, setAsked] = useState(query({ wants: items.map((id) => want(id)) }));
  return (
    <WantsSection
      lexicon={lexicon}
      query={asked}
      counts={COUNTS}
      countsQuery={null}
      parser={{ reader: READER, lacking: false, load: async () => READER }}
      onChoose={setAsked}
    />
  );
}

describe('a want that is dropped', () => {
  it('gives the focus to the cross of the next, of the one before, and at last to the box to search in', async () => {
    renderInShop(<Wanted items={['merlin', 'castoria', 'oberon']} />);
    const user = userEvent.setup();
    const cross = (name: string) => screen.getByRole('button', { name: `去掉 ${name}` });

    await user.click(cross('阿尔托莉雅·卡斯特'));
    expect(cross('奥伯龙')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cross('梅林')).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(screen.getByRole('textbox', { name: '找想要的' })).toHaveFocus();
  });
});

describe('all or any', () => {
  it('turns the wants that are there', async () => {
    const { onChoose, user } = setup({ wants: [want('merlin', 'must', 2), want('oberon', 'nice')] });

    await user.click(screen.getAllByText('任一')[0]!);

    expect(onChoose).toHaveBeenCalledWith(query({ wants: [want('merlin', 'any', 2), want('oberon', 'nice')] }));
  });

  it('waits for the first item if nothing is wanted yet, and counts accordingly', async () => {
    const { onChoose, user } = setup();

    await user.click(screen.getByText('任一'));
    const counted = tiles()[0];
    await user.click(screen.getByRole('button', { name: /^梅林/ }));

    expect([counted, onChoose.mock.calls]).toEqual(['梅林 40  个，5★', [[query({ wants: [want('merlin', 'any')] })]]]);
  });
});
