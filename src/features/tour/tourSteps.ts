import type { Localized } from '@/domain/localized';

/** A part of the page with its description. */
export type TourStep = {
  readonly id: string;
  /** Selectors of the part in order of preference, since not every layout has all of them. */
  readonly selectors: readonly string[];
  readonly title: Localized;
  readonly text: Localized;
};

/** Introduces the features that are unique to the shop page (docs/decisions/0030-tour.md). */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    id: 'box',
    selectors: ['[data-tour=box]'],
    title: { zh: '打字就行', ja: '文章のまま入力', en: 'Just type' },
    text: {
      zh: '像写求购那样写：角色、等级、石头、预算、不要什么，连着写就会变成条件。',
      ja: '募集文のように、キャラ・レベル・石・予算・除外を続けて書けば条件になります。',
      en: 'Write it the way you would ask a shop: characters, levels, stones, budget, what you do not want. Your text turns into filters.',
    },
  },
  {
    id: 'levels',
    selectors: ['[data-tour=levels]', '[data-tour=wants]', '[data-tour=filters]'],
    title: { zh: '要几级，点几级', ja: '必要なレベルを選ぶ', en: 'Tap the level you need' },
    text: {
      zh: '选了角色或卡片，就能定必要、任一、加分、排除和等级；每一级都写着有几个商品。',
      ja: 'キャラやカードを選ぶと、必須・いずれか・あれば尚可・除外とレベルを決められます。各レベルに件数が出ます。',
      en: 'Choose a character or card, then set must, any, nice or never, and the lowest level. Each level shows how many offers have it.',
    },
  },
  {
    id: 'without',
    selectors: ['[data-tour=chips]', 'main h1'],
    title: { zh: '少一个条件，多几个商品', ja: '条件を外すと何件か', en: 'See what one filter less would find' },
    text: {
      zh: '条件列在这里，每个都写着“去掉后 N”。没有完全符合的，下面是最接近的，差在哪里都写明。',
      ja: '条件はここに並び、それぞれ「外すとN件」と出ます。すべて満たす商品がないときは、最も近いものと足りない点が下に出ます。',
      en: 'Your filters are listed here, each with the number of offers without it. If no offer meets them all, the closest ones follow, with what they lack.',
    },
  },
];
