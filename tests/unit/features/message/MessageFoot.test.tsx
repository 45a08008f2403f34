import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useEffect, useState } from 'react';
import type { MessageCatalogProps } from '@/features/message/MessageCatalog';
import { MessageFoot, type MessageUpdate } from '@/features/message/MessageFoot';
import type { CatalogFacts } from '@/features/message/readWith';
import type { GameId } from '@/games/types';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { createItemLinks } from '@/names/itemLinks';
import { loadRoster } from '@/names/loadRoster';
import { createUmiApp } from '../../umiApp';

const FACTS: CatalogFacts = { currency: 'CNY', shops: ['月见屋'], facets: null };

type FootProps = Omit<Parameters<typeof MessageFoot>[0], 'onUpdate'> & { readonly updates: MessageUpdate[] };

/** Shows the foot and collects what it reports. */
function Foot({ updates, ...props }: FootProps) {
  const [onUpdate] = useState(() => (update: MessageUpdate) => void updates.push(update));
  return <MessageFoot {...props} onUpdate={onUpdate} />;
}

/** A catalog in which each query finds twelve offers. */
function CatalogOfTwelve(props: MessageCatalogProps) {
  return useOpenCatalog(props, 12);
}

/** A catalog in which no query finds an offer. */
function EmptyCatalog(props: MessageCatalogProps) {
  return useOpenCatalog(props, 0);
}

function useOpenCatalog({ spec, query, onUpdate }: MessageCatalogProps, total: number) {
  useEffect(() => {
    void loadRoster(spec.game.family).then((roster) => {
      const links = createItemLinks(roster);
      onUpdate({ game: spec.game.id, facts: FACTS, links, found: { query, total, hasClosest: true } });
    });
  }, [spec, query, total, onUpdate]);
  return null;
}

const NoCatalog = () => null;

type Options = { readonly Catalog?: ComponentType<MessageCatalogProps>; readonly lastGame?: GameId };

async function show(text: string, { Catalog = NoCatalog, lastGame }: Options = {}) {
  const updates: MessageUpdate[] = [];
  const preference = { lastGame: lastGame ?? null, onSale: () => 0 };
  const pages = {
    welcome: Foot.bind(null, { text, preference, Catalog, updates }),
    '*': () => <p>elsewhere</p>,
  };
  const { App, history } = createUmiApp(pages, '/welcome');
  await act(async () => {
    render(<App />);
  });
  return { history, last: () => updates.at(-1) };
}

beforeEach(() => {
  localeStore.setMessages('zh', zh);
});

describe('MessageFoot', () => {
  it('shows the game, the number of conditions of each kind, and a link to the offers', async () => {
    const { last } = await show('求FGO 梅林宝2 500以内 不要国服');

    const link = await screen.findByRole('link', { name: '看结果' });
    expect(link).toHaveAttribute('href', '/game/FateGO?want=svt-150*2&price=..500&server=!cn_ios,cn_android');
    expect(screen.getByText('FGO')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('想要 1想要：梅林宝2条件 1条件：500以内排除 1排除：不要国服');
    expect(last()?.target).toBe(link.getAttribute('href'));
  });

  it('shows the number of offers once the catalog is open, and understands its shops', async () => {
    await show('求FGO 梅林宝2 月见屋除外', { Catalog: CatalogOfTwelve });

    expect(await screen.findByRole('link', { name: '看 12 个结果' })).toHaveAttribute(
      'href',
      '/game/FateGO?want=merlin*2&shop=!月见屋',
    );
  });

  it('leads to the closest offers if none matches', async () => {
    await show('求FGO 梅林宝2', { Catalog: EmptyCatalog });

    expect(await screen.findByRole('link', { name: '0 个 · 看最接近的' })).toBeInTheDocument();
  });

  it('reports the words that are understood', async () => {
    const { last } = await show('求FGO 梅林宝2');
    await screen.findByRole('link', { name: '看结果' });

    expect(last()?.marks).toEqual([
      { start: 1, end: 4, kind: 'game' },
      { start: 5, end: 9, kind: 'want' },
    ]);
  });

  it('reads the text with another game if the buyer chooses one', async () => {
    await show('求FGO 石800以上');
    await userEvent.click(await screen.findByRole('button', { name: '换个游戏，现在是FGO' }));

    await userEvent.click(screen.getByRole('button', { name: '蔚蓝档案' }));

    expect(await screen.findByRole('link', { name: '看结果' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/game\/BlueArchive\?pyroxene=800\.\./),
    );
  });

  it('asks for the game, and reads the text with the chosen one', async () => {
    const { last } = await show('脸好', { lastGame: 'BlueArchive' });
    const question = await screen.findByRole('group', { name: '哪个游戏？' });
    expect(within(question).getAllByRole('button')).toHaveLength(4);
    expect(last()?.target).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: '全部游戏' }));
    expect(within(question).getAllByRole('button')).toHaveLength(17);

    await userEvent.click(within(question).getByRole('button', { name: 'FGO' }));

    expect(await screen.findByRole('link', { name: '看结果' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/game\/FateGO\?q=/),
    );
    expect(screen.getByRole('status')).toHaveTextContent('没看懂这些字，会当文字搜。');
  });

  it('leads to the page of a game that is only named', async () => {
    const { last } = await show('马娘');

    expect(await screen.findByRole('link', { name: '去赛马娘' })).toHaveAttribute('href', '/game/UmaMusume');
    expect(last()?.target).toBe('/game/UmaMusume');
  });

  it('opens the page of the chosen game if several have the name', async () => {
    const { history } = await show('机战');

    await userEvent.click(await screen.findByRole('button', { name: '机战DD 国际服' }));

    expect(history.location.pathname).toBe('/game/srw_dd_ww');
  });
});
