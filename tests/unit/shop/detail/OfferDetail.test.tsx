import { screen, within } from '@testing-library/react';
import { OfferDetail } from '@/shop/detail/OfferDetail';
import { query, want } from '../../build';
import { answer, hit, lexicon, outcome, page, renderInShop } from '../shopBuild';

const OFFER = {
  code: 'FG-19340',
  items: { merlin: 2, mash: 1, grail: 5, bedivere: 3 },
  resources: { sq: 1260 },
  attributes: { server: 'jp' },
  title: '日服自抽 梅林宝2',
  note: '可验号',
};

const names = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const sectionOf = (heading: string) => screen.getByRole('heading', { name: heading }).parentElement!;

describe('the detail of an offer', () => {
  it('shows what it states, its text and note, and every item that is not on the shelf with its level', () => {
    const one = hit({ offer: OFFER, outcomes: [outcome('merlin', 'must', 2)] });

    renderInShop(
      <OfferDetail hit={one} answer={{ ...answer(), query: query({ wants: [want('merlin')] }) }} lexicon={lexicon} />,
    );

    expect(screen.getByText('可验号')).toBeInTheDocument();
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['1,260', '日服']);
    expect(names(sectionOf('其余从者 2 个，按稀有度'))).toEqual(['贝贝德维尔宝3', '玛玛修宝1']);
    expect(names(sectionOf('其余概念礼装 1 个，按稀有度'))).toEqual(['黑黑之圣杯满破']);
  });

  it('says first that an offer is sold, and keeps what it was', () => {
    renderInShop(<OfferDetail hit={hit({ offer: OFFER, live: 'sold' })} answer={answer()} lexicon={lexicon} />);

    expect(screen.getByRole('alert')).toHaveTextContent('FG-19340 已售');
    expect(screen.getByText('日服自抽 梅林宝2')).toBeInTheDocument();
  });

  it('says what it lacks if it is no hit', () => {
    const one = hit({ offer: OFFER, outcomes: [outcome('oberon', 'must', 0)] });

    renderInShop(<OfferDetail hit={one} answer={answer()} lexicon={lexicon} />);

    expect(screen.getByText('缺 1：奥伯龙')).toBeInTheDocument();
  });

  it('keeps the line of its title as long as titles are still to come', () => {
    const one = hit({ offer: { ...OFFER, title: '', note: '' } });
    const coming = answer({ catalogue: { ...page().catalogue, texts: 'coming' } });

    renderInShop(<OfferDetail hit={one} answer={coming} lexicon={lexicon} />);

    expect(screen.getByText('\u00a0', { normalizer: (text) => text })).toBeInTheDocument();
  });
});
