import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Query } from '@/domain/query';
import type { FacetCounts } from '@/domain/searchResponse';
import { WantsSection } from '@/features/filters/wants/WantsSection';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import type { QueryParser } from '@/features/text-query/queryParser';
import { query, want } from '../../../builders';
import { gameItems, renderInShop } from '../../search-state/shopBuild';

const COUNTS: FacetCounts = {
  items: { merlin: 18, castoria: 12 },
  levels: {},
  choices: {},
};

const PARSER = createQueryParser(gameItems.spec, gameItems.roster);

function setup(asked: Partial<Query> = {}, reader: QueryParser | null = PARSER) {
  const onChoose = jest.fn();
  const load = jest.fn(async () => reader);
  renderInShop(
    <WantsSection
      gameItems={gameItems}
      query={query(asked)}
      counts={COUNTS}
      orderQuery={null}
      parser={{ parser: reader, isUnavailable: false, load }}
      onChoose={onChoose}
    />,
  );
  return { onChoose, load, user: userEvent.setup() };
}
/** The text of each tile except its image: name, count, rarity, mode. */
const tiles = () =>
  within(screen.getAllByRole('list').at(-1)!)
    .getAllByRole('button')
    .map((tile) =>
      [...tile.children]
        .slice(1)
        .map((part) => part.textContent)
        .join(' '),
    );

describe('WantsSection picker', () => {
  it('shows the items of the first kind by number of offers', () => {
    setup();

    expect(tiles()).toEqual([
      '梅林 18  个，5★',
      '阿尔托莉雅·卡斯特 12  个，5★',
      '奥伯龙 0  个，5★',
      '贝德维尔 0  个，3★',
      '玛修 0  个',
    ]);
  });

  it('adds an item as a must want of level 1', async () => {
    const { onChoose, user } = setup();

    await user.click(screen.getByRole('button', { name: /^梅林/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ wants: [want('merlin')] }));
  });

  it('removes a wanted item', async () => {
    const { onChoose, user } = setup({ wants: [want('merlin', 'nice')] });

    await user.click(screen.getByRole('button', { name: /^梅林.*加分$/ }));

    expect(onChoose).toHaveBeenCalledWith(query());
  });

  it('adds an item that no offer has', async () => {
    const { onChoose, user } = setup();

    await user.click(screen.getByRole('button', { name: /^玛修/ }));

    expect(onChoose).toHaveBeenCalledWith(query({ wants: [want('mash')] }));
  });

  it('finds items of any kind by any of their names', async () => {
    const { user } = setup();

    await user.type(screen.getByRole('textbox', { name: '找想要的' }), '黒の');

    expect(tiles()).toEqual(['黑之圣杯 0  个，5★']);
  });

  it('loads the query parser when the search field gets the focus', async () => {
    const { load, user } = setup({}, null);
    expect(load).not.toHaveBeenCalled();

    await user.click(screen.getByRole('textbox', { name: '找想要的' }));

    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['黒の', 'the black', 'ＢＬＡＣＫ'])(
    'finds %s by its spelling until the query parser has loaded',
    async (text) => {
      const { user } = setup({}, null);

      await user.type(screen.getByRole('textbox', { name: '找想要的' }), text);

      expect(tiles()).toEqual(['黑之圣杯 0  个，5★']);
    },
  );

  it('reports that no item has the searched name', async () => {
    const { user } = setup();

    await user.type(screen.getByRole('textbox', { name: '找想要的' }), 'qqqqqqqq');

    expect(screen.getByText('没有叫“qqqqqqqq”的。')).toBeInTheDocument();
  });

  it('filters by group and by kind', async () => {
    const { user } = setup();

    await user.selectOptions(screen.getByRole('combobox', { name: '分组' }), '扮演者');
    expect(tiles()).toEqual(['奥伯龙 0  个，5★']);

    await user.click(screen.getByRole('checkbox', { name: /概念礼装/ }));

    expect(tiles()).toEqual(['黑之圣杯 0  个，5★']);
  });
});

/** The section with a query that it can change. */
function StatefulSection({ items }: { readonly items: readonly string[] }) {
  const [current, setCurrent] = useState(query({ wants: items.map((id) => want(id)) }));
  return (
    <WantsSection
      gameItems={gameItems}
      query={current}
      counts={COUNTS}
      orderQuery={null}
      parser={{ parser: PARSER, isUnavailable: false, load: async () => PARSER }}
      onChoose={setCurrent}
    />
  );
}

describe('WantsSection remove button', () => {
  it('passes the focus to the next row, otherwise to the previous one, and finally to the search field', async () => {
    renderInShop(<StatefulSection items={['merlin', 'castoria', 'oberon']} />);
    const user = userEvent.setup();
    const removeButton = (name: string) => screen.getByRole('button', { name: `去掉 ${name}` });

    await user.click(removeButton('阿尔托莉雅·卡斯特'));
    expect(removeButton('奥伯龙')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(removeButton('梅林')).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(screen.getByRole('textbox', { name: '找想要的' })).toHaveFocus();
  });
});

describe('WantsSection match mode', () => {
  it('changes the modes of the wants', async () => {
    const { onChoose, user } = setup({ wants: [want('merlin', 'must', 2), want('oberon', 'nice')] });

    await user.click(screen.getAllByText('任一')[0]!);

    expect(onChoose).toHaveBeenCalledWith(query({ wants: [want('merlin', 'any', 2), want('oberon', 'nice')] }));
  });

  it('applies to the first item if there are no wants yet', async () => {
    const { onChoose, user } = setup();

    await user.click(screen.getByText('任一'));
    await user.click(screen.getByRole('button', { name: /^梅林/ }));

    expect(onChoose.mock.calls).toEqual([[query({ wants: [want('merlin', 'any')] })]]);
  });
});
